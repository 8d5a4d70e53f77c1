import type { FieldProblem } from "../../domain/address/address.ts"
import type { MoistureDeclaration } from "../../domain/legal/wood-chip-moisture.ts"
import type { OrderDraft, LegalVersions } from "../../domain/order/draft.ts"
import type { StepForm } from "../../domain/order/wizard/order-forms.ts"

/**
 * A draft as stored on the server, with the remaining validity of its offer in milliseconds (by the server's clock).
 */
export interface HeldDraft {
  readonly draft: OrderDraft
  readonly offerValidFor: number
}

/** The visitor no longer has such a draft. */
type Gone = { readonly kind: "gone" }
/** The draft was changed elsewhere: its version differs from the version in the request. */
type Conflict = { readonly kind: "conflict" }
/** The dealer no longer has this offer. */
type OfferGone = { readonly kind: "offerGone" }
type AlreadyPlaced = { readonly kind: "alreadyPlaced"; readonly orderId: string }

export type LoadAnswer = ({ readonly kind: "loaded" } & HeldDraft) | Gone

export type SaveAnswer =
  /** `approvalUrl` is set if the buyer must approve the payment before the order can continue. */
  | ({ readonly kind: "saved"; readonly approvalUrl?: string } & HeldDraft)
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FieldProblem> }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

interface Checked extends HeldDraft {
  /** Number of the buyer's own recent orders of the same goods to the same place (decision 021). */
  readonly recentOrders: number
}

/**
 * Result of the final check. A completed check includes the draft with the current offer, its new version and its new
 * summary hash.
 */
export type CheckAnswer =
  | ({ readonly kind: "unchanged" } & Checked)
  | ({ readonly kind: "priceChanged" } & Checked)
  /** Nothing was checked: the session cannot be confirmed, so no order would be accepted either. */
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

export type PlaceAnswer =
  | { readonly kind: "placed"; readonly orderId: string }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }
  | { readonly kind: "priceChanged" }
  /** The provider refused the payment authorisation: the buyer must choose another payment method. */
  | { readonly kind: "paymentDeclined" }
  | Conflict
  | AlreadyPlaced
  | OfferGone
  | Gone

export interface DraftKey {
  readonly draftId: string
}

/** The summary that the buyer saw; an idempotency key belongs to exactly one summary. */
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
  /** Null if the goods need no declaration. */
  readonly moistureDeclaration: MoistureDeclaration | null
  readonly idempotencyKey: string
}

export type OrderAnswer = LoadAnswer | SaveAnswer | CheckAnswer | PlaceAnswer
