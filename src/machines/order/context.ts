import type { FieldProblem } from "../../domain/address/address.ts"
import { type MoistureDeclaration, needsMoisture } from "../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { StepForm, TypedForms } from "../../domain/order/wizard/order-forms.ts"
import { stepShown, type StepProblem, type StepWish } from "../../domain/order/wizard/step-walk.ts"
import type { HeldDraft, OrderAnswer, Placing, SeenSummary, StepSave } from "./answers.ts"

export interface OrderInput {
  readonly draftId: string
  /** The step named in the URL, if any. */
  readonly wish: StepWish | null
  /** The draft, if the page was loaded with it. */
  readonly held: HeldDraft | null
  /** Forms with unsaved input from before a reload of the page. */
  readonly typed?: Order["typed"]
}

/** How the shown step enters the browser history: as a new entry, or in place of the current one. */
export type AddressMove = "push" | "replace"

export interface Order {
  readonly draftId: string
  readonly draft: OrderDraft | null
  /** Remaining validity of the offer in milliseconds at the time of the response; 0 if it is unknown. */
  readonly offerValidFor: number
  /** The requested step or, while a step is shown, the shown step. */
  readonly wish: StepWish | null
  /** A step requested during a save. */
  readonly next: StepWish | null
  readonly move: AddressMove
  /** Why the last requested step could not be entered. */
  readonly refusal: StepProblem | null
  /** Form input, preserved across steps until it is saved. */
  readonly typed: TypedForms
  /** The form that is being saved, or could not be saved. */
  readonly form: StepForm | null
  /** Validation errors of the form, or reasons why the server refused the order. */
  readonly problems: ReadonlyArray<FieldProblem>
  /** Set when the summary is entered, and removed after a final response. */
  readonly idempotencyKey: string | null
  /**
   * The offer last shown to the buyer, either at the order button or in the notice of a changed price; null before any
   * response.
   */
  readonly seenOffer: Offer | null
  /** Number of the buyer's own orders of the same goods to the same place, from the last final check. */
  readonly recentOrders: number
  /** Number of the recent orders that the buyer has acknowledged. */
  readonly acceptedOrders: number
  /** The declaration for German wood chips; null until it is made. */
  readonly moisture: MoistureDeclaration | null
  readonly orderId: string | null
  /** Page for approving the payment, while the buyer is being redirected there. */
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

/** Returns the draft, for states that cannot be reached without one; throws an error if there is none. */
export const draftOf = (context: Order): OrderDraft => {
  if (context.draft === null) throw new Error("No draft has been loaded")
  return context.draft
}

/**
 * Returns the changes to the context after a response: the draft with the validity of its offer, the order id and the
 * validation errors. `seenOffer` stays the offer that the buyer saw until another offer is shown, because several
 * responses may arrive in between.
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

/** Returns the shown step, with its variant in this order. */
export const shownWish = (context: Order): StepWish => {
  const draft = draftOf(context)
  const step = stepShown(draft, context.wish)
  return { step, variant: draft.applicableSteps.find((each) => each.key === step)?.variant ?? null }
}

/** Whether the form has changed since it was sent. */
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
    // after a reload, a different declaration changes the request body and therefore needs a different idempotency key;
    // the server then returns the order already placed
    idempotencyKey:
      moisture === null ? context.idempotencyKey : `${context.idempotencyKey}-${moisture.moistureClass}`
  }
}
