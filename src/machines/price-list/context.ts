import type { ChangeCounts, ListChange } from "../../domain/price-list/changes.ts"
import type { ListFinding, ListWarning } from "../../domain/price-list/findings.ts"
import type { PriceDraft, PriceEdit } from "../../domain/price-list/price-draft.ts"

/** The list that shoppers' prices are made of now; publishing names the version that was seen. */
export interface BaseList {
  readonly version: number
  readonly rows: PriceDraft
}

/** What the server says of a list that it has looked at and not kept. */
export interface ListCheck {
  readonly findings: ReadonlyArray<ListFinding>
  readonly hasMoreFindings: boolean
  readonly changes: ReadonlyArray<ListChange>
  readonly counts: ChangeCounts
  readonly warnings: ReadonlyArray<ListWarning>
  readonly warningCount: number
}

/** When a list is to hold, and why it is changed: staff have to say it. */
export interface PublishWish {
  /** ISO 8601; at once where null. */
  readonly publishAt: string | null
  readonly reason: string
}

/** A list that is to hold later. */
export interface PlannedList {
  readonly publishAt: string
}

export type CheckAnswer =
  | { readonly kind: "checked"; readonly check: ListCheck }
  | { readonly kind: "signedOut" }

/** What became of an attempt to publish; no answer is an error of the port. */
export type PublishAnswer =
  | { readonly kind: "published"; readonly list: BaseList }
  | { readonly kind: "scheduled"; readonly plan: PlannedList }
  /** Another user was faster: the list that is in force now. */
  | { readonly kind: "conflict"; readonly list: BaseList }
  /** It cannot be published as it is, e.g. an area is gone since: it is checked once more. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "signedOut" }

/** What is found of an attempt whose answer was lost. */
export type LookAnswer =
  | Extract<PublishAnswer, { readonly kind: "published" | "scheduled" | "conflict" | "signedOut" }>
  /** It never came, and nothing has changed since. */
  | { readonly kind: "nothing" }

export type PriceListEvent =
  | { readonly type: "list.edit"; readonly edit: PriceEdit }
  | { readonly type: "list.undo" }
  /** The browser has kept a list of an earlier visit. */
  | { readonly type: "draft.recalled"; readonly rows: PriceDraft }
  | { readonly type: "draft.discard" }
  | { readonly type: "list.check" }
  /** By their places among the warnings. */
  | { readonly type: "warning.acknowledge"; readonly places: ReadonlyArray<number>; readonly isRead: boolean }
  | { readonly type: "list.publish"; readonly wish: PublishWish }
  | { readonly type: "list.lookAgain" }
  | { readonly type: "list.arrived"; readonly list: BaseList }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }

export interface PriceListContext {
  readonly base: BaseList
  readonly draft: PriceDraft
  /** What stood there before the last changes, the latest last. */
  readonly past: ReadonlyArray<PriceDraft>
  /** What the server says of the draft as it is; null where it was not asked since the last change. */
  readonly check: ListCheck | null
  /** Places of the warnings that were read. */
  readonly acknowledged: ReadonlyArray<number>
  readonly wish: PublishWish | null
  readonly plan: PlannedList | null
  /** The list of another user, where it was published first. */
  readonly theirs: BaseList | null
  /** Why the server did not publish it. */
  readonly refusal: string | null
}

/** Of an answer that a guard has looked at. */
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
