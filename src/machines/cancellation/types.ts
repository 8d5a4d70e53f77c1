import type { BookingChange } from "../../domain/cancellation/booking.ts"
import type {
  Booking,
  CancellationComment,
  CancellationFeedback,
  CancellationRow,
  CommentKind,
  SaveAnswer
} from "../../domain/cancellation/cancellation.ts"
import type { Markings } from "../../domain/cancellation/undo.ts"
import type { CancellationQuery, CancellationView } from "../../domain/cancellation/view.ts"
import type { RowState } from "./row-state.ts"

/** A list as the server has it now, an empty one included; no answer is the port's error. */
export type ListAnswer =
  | { readonly kind: "listed"; readonly rows: ReadonlyArray<CancellationRow>; readonly total: number }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }

export interface SaveItem extends Booking {
  readonly orderId: string
  readonly version: number
}

/** What is saved in one call; a retry after a lost answer is the same object under the same key. */
export interface SaveBatch {
  readonly key: string
  readonly items: ReadonlyArray<SaveItem>
}

/** How a save ended; no answer is the port's error. */
export type BatchAnswer =
  /** Also where rows failed (409): each has its own word. */
  | { readonly kind: "answered"; readonly answer: SaveAnswer }
  /** The server takes none of it: a right that is gone, or something that is no booking. */
  | { readonly kind: "refused" }
  | { readonly kind: "signedOut" }

/** A change that is not saved yet, as the browser keeps it for its owner. */
export interface KeptEdit {
  readonly orderId: string
  /** The server's version that was changed; 0 for a conflict, which is asked about again. */
  readonly version: number
  readonly booking: Booking
  /** What the server was known to have under it. */
  readonly base?: Booking
}

/** What shall happen once nothing is unsaved any more. */
export type LeaveWish =
  | { readonly kind: "query"; readonly query: CancellationQuery }
  | { readonly kind: "leave" }

/** Rows that were touched, by order; all others are as they were loaded. */
export type Edits = ReadonlyMap<string, RowState>

export interface CancellationInput {
  readonly query: CancellationQuery
  readonly view: CancellationView
  /** Random, of this page: the idempotency keys of its saves begin with it. */
  readonly keySeed: string
}

export interface CancellationList extends CancellationInput {
  /** As the server has them, newest first. */
  readonly rows: ReadonlyArray<CancellationRow>
  /** How many there are; more than `rows` where the list is too long for one call. */
  readonly total: number
  /** Where in `rows` an order stands. */
  readonly places: ReadonlyMap<string, number>
  readonly edits: Edits
  /** What the browser keeps by now. */
  readonly keptEdits: Edits
  /** Kept changes of orders that this list does not show: they stay kept. */
  readonly elsewhere: ReadonlyArray<KeptEdit>
  readonly markings: Markings
  /** What was sent last, as long as no answer has ended it. */
  readonly batch: SaveBatch | null
  /** Orders of the last save that were not taken for their version alone, and say what was sent: booked as they were. */
  readonly overtaken: ReadonlyArray<string>
  /** How many keys were made. */
  readonly keys: number
  readonly wish: LeaveWish | null
}

export type CancellationEvent =
  /** Another period or dealer, or the same once more. */
  | { readonly type: "query.change"; readonly query: CancellationQuery }
  | { readonly type: "view.change"; readonly view: CancellationView }
  | { readonly type: "list.retry" }
  /** The list as it is by now, without losing what is not saved. */
  | { readonly type: "list.reread" }
  | { readonly type: "rows.mark"; readonly orderIds: ReadonlyArray<string>; readonly change: BookingChange }
  /** All rows that the view shows. */
  | { readonly type: "rows.markShown"; readonly change: BookingChange }
  | { readonly type: "marking.undo" }
  | { readonly type: "conflict.keepMine"; readonly orderId: string }
  | { readonly type: "conflict.takeTheirs"; readonly orderId: string }
  | { readonly type: "list.save" }
  /** The user wants to leave the page. */
  | { readonly type: "page.leave" }
  /** The page is hidden or closed: it may not come back. */
  | { readonly type: "page.hidden" }
  | { readonly type: "ask.save" }
  | { readonly type: "ask.discard" }
  | { readonly type: "ask.stay" }
  | { readonly type: "session.resumed" }
  /** The panel of one row has saved its feedback. */
  | {
      readonly type: "feedback.saved"
      readonly orderId: string
      readonly version: number
      readonly feedback: CancellationFeedback
    }
  | {
      readonly type: "comment.saved"
      readonly orderId: string
      readonly kind: CommentKind
      readonly comment: CancellationComment
    }
  /** A row as the server has it now. */
  | { readonly type: "row.arrived"; readonly row: CancellationRow }
