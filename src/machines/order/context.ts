import type { FieldProblem } from "../../domain/address/address.ts"
import { type MoistureDeclaration, needsMoisture } from "../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { StepForm, TypedForms } from "../../domain/order/wizard/order-forms.ts"
import { stepShown, type StepProblem, type StepWish } from "../../domain/order/wizard/step-walk.ts"
import type { HeldDraft, OrderAnswer, Placing, SeenSummary, StepSave } from "./answers.ts"

export interface OrderInput {
  readonly draftId: string
  /** The step that the address names, if it names one. */
  readonly wish: StepWish | null
  /** The draft, where the page was loaded with it. */
  readonly held: HeldDraft | null
  /** Forms that were typed and not saved before the page was loaded again. */
  readonly typed?: Order["typed"]
}

/** How the shown step gets into the address bar: as a page of its own, or in place of the one that stands there. */
export type AddressMove = "push" | "replace"

export interface Order {
  readonly draftId: string
  readonly draft: OrderDraft | null
  /** Milliseconds that the offer is valid for, as an answer has just said it; 0 once it is not known any more. */
  readonly offerValidFor: number
  /** The step asked for, and in a step the step itself. */
  readonly wish: StepWish | null
  /** A step asked for while a save is on its way. */
  readonly next: StepWish | null
  readonly move: AddressMove
  /** Why the last wish for a step was not followed. */
  readonly refusal: StepProblem | null
  /** Forms as typed, kept over steps until they are saved. */
  readonly typed: TypedForms
  /** What is being saved, or could not be. */
  readonly form: StepForm | null
  /** What is wrong with the form, or why the server refused the order. */
  readonly problems: ReadonlyArray<FieldProblem>
  /** From entering the summary to a final answer. */
  readonly idempotencyKey: string | null
  /** The offer that the buyer was last shown at the button, or was shown as changed; null before any answer. */
  readonly seenOffer: Offer | null
  /** The buyer's own orders of the same goods to the same place, as the final check last answered. */
  readonly recentOrders: number
  /** How many of them the buyer has seen and wants another one beside. */
  readonly acceptedOrders: number
  /** What was declared of German wood chips; nothing before that. */
  readonly moisture: MoistureDeclaration | null
  readonly orderId: string | null
  /** Where the buyer agrees to the payment, while being redirected there. */
  readonly approvalUrl: string | null
}

export const beginOrder = ({ input }: { readonly input: OrderInput }): Order => ({
  draftId: input.draftId,
  draft: input.held?.draft ?? null,
  offerValidFor: input.held?.offerValidFor ?? 0,
  wish: input.wish,
  next: null,
  move: "replace",
  refusal: null,
  typed: input.typed ?? {},
  form: null,
  problems: [],
  idempotencyKey: null,
  seenOffer: null,
  recentOrders: 0,
  acceptedOrders: 0,
  moisture: null,
  orderId: input.held?.draft.placedOrderId ?? null,
  approvalUrl: null
})

/** The draft of a state that cannot be reached without one. */
export const draftOf = (context: Order): OrderDraft => {
  if (context.draft === null) throw new Error("No draft has been loaded")
  return context.draft
}

/**
 * What an answer teaches: the draft and how long its offer lives, the order, the problems. The offer that was seen stays
 * until another one was: several answers may come between.
 */
export const learned = (context: Order, answer: OrderAnswer): Partial<Order> => ({
  ...("draft" in answer
    ? {
        draft: answer.draft,
        offerValidFor: answer.offerValidFor,
        orderId: answer.draft.placedOrderId,
        seenOffer: context.seenOffer ?? context.draft?.offer ?? null
      }
    : {}),
  ...("recentOrders" in answer ? { recentOrders: answer.recentOrders } : {}),
  approvalUrl: "approvalUrl" in answer ? (answer.approvalUrl ?? null) : null,
  ...("orderId" in answer ? { orderId: answer.orderId } : {}),
  problems: "problems" in answer ? answer.problems : []
})

/** The step that is shown, with the variant that the order has for it. */
export const shownWish = (context: Order): StepWish => {
  const draft = draftOf(context)
  const step = stepShown(draft, context.wish)
  return { step, variant: draft.applicableSteps.find((each) => each.key === step)?.variant ?? null }
}

/** Whether the form says something else by now than what was sent of it. */
export const hasTypedOn = ({ form, typed }: Order): boolean =>
  form !== null && JSON.stringify(typed[form.step]) !== JSON.stringify(form)

export const stepSave = (context: Order): StepSave => {
  if (context.form === null) throw new Error("Nothing is to be saved")
  return { draftId: context.draftId, version: draftOf(context).version, form: context.form }
}

export const seenSummary = (context: Order): SeenSummary => {
  const { version, summaryHash } = draftOf(context)
  if (summaryHash === null) throw new Error("The summary has no hash")
  return { draftId: context.draftId, version, summaryHash }
}

export const placing = (context: Order): Placing => {
  if (context.idempotencyKey === null) throw new Error("The order has no key")
  const draft = draftOf(context)
  const moisture = needsMoisture(draft) ? context.moisture : null
  return {
    ...seenSummary(context),
    legalVersions: draft.legalVersions,
    moistureDeclaration: moisture,
    // another declaration after a reload is another body: it takes another key and finds the order that is placed
    idempotencyKey:
      moisture === null ? context.idempotencyKey : `${context.idempotencyKey}-${moisture.moistureClass}`
  }
}
