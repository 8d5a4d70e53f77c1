import type { ChangeCounts, ListChange } from "../../domain/price-list/changes.ts"
import type { ListFinding, ListWarning } from "../../domain/price-list/findings.ts"
import type { PriceDraft, PriceEdit } from "../../domain/price-list/price-draft.ts"

/** The list in force; a request to publish contains its version. */
export interface BaseList {
  readonly version: number
  readonly rows: PriceDraft
}

/** Result of the server's check of a list; the check does not store the list. */
export interface ListCheck {
  readonly findings: ReadonlyArray<ListFinding>
  readonly hasMoreFindings: boolean
  readonly changes: ReadonlyArray<ListChange>
  readonly counts: ChangeCounts
  readonly warnings: ReadonlyArray<ListWarning>
  readonly warningCount: number
}

/** When a list comes into force, and the reason for it, which staff must give. */
export interface PublishWish {
  /** ISO 8601; null for immediately. */
  readonly publishAt: string | null
  readonly reason: string
}

/** A price list scheduled for later. */
export interface PlannedList {
  readonly publishAt: string
}

export type CheckAnswer =
  | { readonly kind: "checked"; readonly check: ListCheck }
  | { readonly kind: "signedOut" }

/** Result of a publication; if no response arrives, the port fails. */
export type PublishAnswer =
  | { readonly kind: "published"; readonly list: BaseList }
  | { readonly kind: "scheduled"; readonly plan: PlannedList }
  /** Another user published first; `list` is the list now in force. */
  | { readonly kind: "conflict"; readonly list: BaseList }
  /** The list cannot be published in its current form, e.g. because an area was deleted, so it is checked again. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "signedOut" }

/** The result of a publication whose response was lost, as looked up afterwards. */
export type LookAnswer =
  | Extract<PublishAnswer, { readonly kind: "published" | "scheduled" | "conflict" | "signedOut" }>
  /** The request never arrived, and nothing has changed since. */
  | { readonly kind: "nothing" }

export type PriceListEvent =
  | { readonly type: "list.edit"; readonly edit: PriceEdit }
  | { readonly type: "list.undo" }
  /** The browser has stored a list of an earlier visit. */
  | { readonly type: "draft.recalled"; readonly rows: PriceDraft }
  | { readonly type: "draft.discard" }
  | { readonly type: "list.check" }
  /** `places` are indexes of warnings. */
  | { readonly type: "warning.acknowledge"; readonly places: ReadonlyArray<number>; readonly isRead: boolean }
  | { readonly type: "list.publish"; readonly wish: PublishWish }
  | { readonly type: "list.lookAgain" }
  | { readonly type: "list.arrived"; readonly list: BaseList }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }

export interface PriceListContext {
  readonly base: BaseList
  readonly draft: PriceDraft
  /** Drafts before the last changes, the latest last. */
  readonly past: ReadonlyArray<PriceDraft>
  /** Result of the server's check of the current draft; null if the draft has changed since the check. */
  readonly check: ListCheck | null
  /** Indexes of the acknowledged warnings. */
  readonly acknowledged: ReadonlyArray<number>
  readonly wish: PublishWish | null
  readonly plan: PlannedList | null
  /** Another user's list that was published first. */
  readonly theirs: BaseList | null
  /** Why the server did not publish the list. */
  readonly refusal: string | null
}

/** Returns the list from a response that, as a guard has checked, contains one. */
export const listIn = (answer: PublishAnswer | LookAnswer): BaseList => {
  if (!("list" in answer)) throw new Error(`"${answer.kind}" brings no list`)
  return answer.list
}

export const planIn = (answer: PublishAnswer | LookAnswer): PlannedList => {
  if (answer.kind !== "scheduled") throw new Error(`"${answer.kind}" brings no plan`)
  return answer.plan
}

export const checkIn = (answer: CheckAnswer): ListCheck => {
  if (answer.kind !== "checked") throw new Error(`"${answer.kind}" brings no check`)
  return answer.check
}

export const wishIn = ({ wish }: PriceListContext): PublishWish => {
  if (wish === null) throw new Error("Nothing is asked for")
  return wish
}
