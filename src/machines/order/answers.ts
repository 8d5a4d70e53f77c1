import type { FieldProblem } from "../../domain/address/address.ts"
import type { MoistureDeclaration } from "../../domain/legal/wood-chip-moisture.ts"
import type { OrderDraft, LegalVersions } from "../../domain/order/draft.ts"
import type { StepForm } from "../../domain/order/wizard/order-forms.ts"

/** A draft as the server has it, with the milliseconds its offer is valid from now on (by the server's clock). */
export interface HeldDraft {
  readonly draft: OrderDraft
  readonly offerValidFor: number
}

/** There is no such draft for this visitor any more. */
type Gone = { readonly kind: "gone" }
/** The draft was changed elsewhere: another version than the one that was named. */
type Conflict = { readonly kind: "conflict" }
/** The dealer does not offer this any more. */
type OfferGone = { readonly kind: "offerGone" }
type AlreadyPlaced = { readonly kind: "alreadyPlaced"; readonly orderId: string }

export type LoadAnswer = ({ readonly kind: "loaded" } & HeldDraft) | Gone

export type SaveAnswer =
  /** With an address where the buyer has to agree to the payment before the order can go on. */
  | ({ readonly kind: "saved"; readonly approvalUrl?: string } & HeldDraft)
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FieldProblem> }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

interface Checked extends HeldDraft {
  /** The buyer's own orders of the same goods to the same place lately (decision 021). */
  readonly recentOrders: number
}

/** The draft comes back with the offer as it is now, its new version and its new summary hash. */
export type CheckAnswer =
  | ({ readonly kind: "unchanged" } & Checked)
  | ({ readonly kind: "priceChanged" } & Checked)
  /** Nothing was checked: the session cannot be confirmed, and no order would be taken either. */
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

export type PlaceAnswer =
  | { readonly kind: "placed"; readonly orderId: string }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }
  | { readonly kind: "priceChanged" }
  /** The payment was not accepted where it was to be held: another one has to be chosen. */
  | { readonly kind: "paymentDeclined" }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

export interface DraftKey {
  readonly draftId: string
}

/** What the buyer saw: the key of a placing belongs to exactly this. */
export interface SeenSummary extends DraftKey {
  readonly version: number
  readonly summaryHash: string
}

export interface StepSave extends DraftKey {
  readonly version: number
  readonly form: StepForm
}

export interface Placing extends SeenSummary {
  readonly legalVersions: LegalVersions
  /** Null where the goods need none. */
  readonly moistureDeclaration: MoistureDeclaration | null
  readonly idempotencyKey: string
}

export type OrderAnswer = LoadAnswer | SaveAnswer | CheckAnswer | PlaceAnswer
