import { fromPromise } from "xstate"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import type {
  CheckAnswer,
  DraftKey,
  LoadAnswer,
  PlaceAnswer,
  Placing,
  SaveAnswer,
  SeenSummary,
  StepSave
} from "../../machines/order/answers.ts"
import type { CallOptions, Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { orderProcessDraft, orderProcessFinalCheck, orderProcessPlace } from "../client/order-routes.gen.ts"
import {
  fieldProblemsOf,
  holdDraft,
  type ServerClock,
  sessionProblems,
  sharedRefusal
} from "./order-answers.ts"
import type { PlacingKeys } from "./placing-keys.ts"
import { sendForm } from "./step-forms.ts"

interface Ground {
  readonly client: Client
  readonly serverNow: ServerClock
  readonly keys: PlacingKeys
  /** The campaign that led to this order, if the visitor consented to storing it. */
  readonly campaign: () => TrackedCampaign | undefined
}

/** Loads the draft from the server. */
export const loadDraft = async (
  { client, serverNow }: Pick<Ground, "client" | "serverNow">,
  draftId: string,
  options: CallOptions
): Promise<LoadAnswer> => {
  const answer = await client.call(orderProcessDraft, { params: { draftId } }, options)
  if (answer.type === "ok") return { kind: "loaded", ...holdDraft(answer.value, serverNow) }
  if (answer.type === "refused" && answer.error.code === "NotFound") return { kind: "gone" }
  throw new NoAnswer(answer.type)
}

const saveStep = async (
  { client, serverNow }: Ground,
  { draftId: orderDraftId, version, form }: StepSave,
  options: CallOptions
): Promise<SaveAnswer> => {
  const answer = heard(await sendForm(client, form, { orderDraftId, version }, options))
  if (answer.type === "ok") {
    const { draft, approvalUrl } = { approvalUrl: undefined, ...answer.value }
    return {
      kind: "saved",
      ...holdDraft(draft, serverNow),
      ...(approvalUrl === undefined ? {} : { approvalUrl })
    }
  }
  const doubted = sessionProblems(answer.error)
  if (doubted !== undefined) return { kind: "invalid", problems: doubted }
  return sharedRefusal(answer.error) ?? { kind: "invalid", problems: fieldProblemsOf(answer.error.problems) }
}

const checkOffer = async (
  { client, serverNow }: Ground,
  { draftId: orderDraftId, version, summaryHash }: SeenSummary,
  options: CallOptions
): Promise<CheckAnswer> => {
  const payload = { orderDraftId, version, summaryHash }
  const answer = heard(await client.call(orderProcessFinalCheck, { payload }, options))
  if (answer.type === "ok") {
    const { priceChanged, recentOrders, draft } = answer.value
    return { kind: priceChanged ? "priceChanged" : "unchanged", recentOrders, ...holdDraft(draft, serverNow) }
  }
  const doubted = sessionProblems(answer.error)
  if (doubted !== undefined) return { kind: "refused", problems: doubted }
  // if a draft is no longer complete, it was changed elsewhere
  return sharedRefusal(answer.error) ?? { kind: "conflict" }
}

const placeOrder = async (
  { client, campaign: campaignNow }: Ground,
  {
    draftId: orderDraftId,
    version,
    summaryHash,
    legalVersions,
    moistureDeclaration,
    idempotencyKey
  }: Placing,
  options: CallOptions
): Promise<PlaceAnswer> => {
  const campaign = campaignNow()
  const payload = {
    orderDraftId,
    version,
    summaryHash,
    legalVersions,
    ...(moistureDeclaration === null ? {} : { moistureDeclaration }),
    ...(campaign !== undefined && { campaign })
  }
  const headers = { "idempotency-key": idempotencyKey }
  const answer = heard(await client.call(orderProcessPlace, { payload }, { ...options, headers }))
  if (answer.type === "ok") return { kind: "placed", orderId: answer.value.orderId }
  if (answer.error.code === "PaymentDeclined") return { kind: "paymentDeclined" }
  if (answer.error.code === "PriceChanged") return { kind: "priceChanged" }
  const doubted = sessionProblems(answer.error)
  if (doubted !== undefined) return { kind: "refused", problems: doubted }
  return (
    sharedRefusal(answer.error) ?? {
      kind: "refused",
      // the summary shows only the declaration, not the form that contains it, so the form's prefix is removed
      problems: fieldProblemsOf(answer.error.problems).map(({ field, code }) => ({
        field: field.replace(/^moistureDeclaration\./u, ""),
        code
      }))
    }
  )
}

/** Implements the ports of the order machine with API calls. */
export const orderActors = (ground: Ground) => ({
  loadDraft: fromPromise<LoadAnswer, DraftKey>(({ input, signal }) =>
    loadDraft(ground, input.draftId, { signal })
  ),
  saveStep: fromPromise<SaveAnswer, StepSave>(({ input, signal }) => saveStep(ground, input, { signal })),
  takeKey: fromPromise<string, SeenSummary>(async ({ input }) => ground.keys.take(input)),
  checkOffer: fromPromise<CheckAnswer, SeenSummary>(({ input, signal }) =>
    checkOffer(ground, input, { signal })
  ),
  placeOrder: fromPromise<PlaceAnswer, Placing>(({ input, signal }) => placeOrder(ground, input, { signal }))
})
