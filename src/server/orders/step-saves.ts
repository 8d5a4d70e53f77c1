import { Effect } from "effect"
import { paidDraft, savedDraft } from "../../contract/order-steps.api.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { SaveCall } from "../../domain/order/steps.ts"
import { writtenAnswer } from "../http/front/written-answer.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { savePayment } from "./payment/save-payment.ts"
import { saveAddress } from "./save-address.ts"
import { saveStations } from "./save-stations.ts"
import { withShown } from "./shown-draft.ts"

/** Adds the draft as the caller may see it, and the steps and the version that the save has changed. */
const withSaved = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(withShown(answer), (shown) => ({
    ...shown,
    steps: shown.draft.steps,
    version: shown.draft.version,
    problems: []
  }))

const withMandate = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(withSaved(answer), (saved) => {
    const { mandate } = saved.draft.payment ?? {}
    return {
      ...saved,
      mandate: mandate === undefined ? null : { reference: mandate.reference, creditorId: mandate.creditorId }
    }
  })

const written = { saved: writtenAnswer(savedDraft), paid: writtenAnswer(paidDraft) }

interface Sent<Payload> {
  readonly payload: Payload
}

/** API handlers that save the forms of the order steps. */
export const stepSaves = {
  saveAddress: ({ payload }: Sent<Parameters<typeof saveAddress>[0]>) =>
    orUnavailable(Effect.map(Effect.flatMap(saveAddress(payload), withSaved), written.saved)),
  saveStations: ({ payload }: Sent<Parameters<typeof saveStations>[0]>) =>
    orUnavailable(Effect.map(Effect.flatMap(saveStations(payload), withSaved), written.saved)),
  savePayment: ({ payload }: Sent<Parameters<typeof savePayment>[0]>) =>
    orUnavailable(Effect.map(Effect.flatMap(savePayment(payload), withMandate), written.paid))
} satisfies Readonly<Record<SaveCall, unknown>>
