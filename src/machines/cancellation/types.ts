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

/** The list as currently stored on the server, possibly empty; if no response arrives, the port fails. */
export type ListAnswer =
  | { readonly kind: "listed"; readonly rows: ReadonlyArray<CancellationRow>; readonly total: number }
  | { readonly kind: "signedOut" }

export interface SaveItem extends Booking {
  readonly orderId: string
  readonly version: number
}

/** Rows saved in one request; after a lost response, the same batch is sent again under the same idempotency key. */
export interface SaveBatch {
  readonly key: string
  readonly items: ReadonlyArray<SaveItem>
}

/** Result of a save; if no response arrives, the port fails. */
export type BatchAnswer =
  /** Includes responses with failed rows (409): each row has its own result. */
  | { readonly kind: "answered"; readonly answer: SaveAnswer }
  /** The server refused everything: a missing permission, or an invalid booking. */
  | { readonly kind: "refused" }
  | { readonly kind: "signedOut" }

/** An unsaved change, as stored in the browser for its owner. */
export interface KeptEdit {
  readonly orderId: string
  /**
   * The server's version that was edited; 0 for a conflict, so that the edit is shown as a conflict again when it is
   * recalled.
   */
  readonly version: number
  readonly booking: Booking
  /** The last booking received from the server before the edit. */
  readonly base?: Booking
}

/** Action that follows once all changes are saved or discarded. */
export type LeaveWish =
  | { readonly kind: "query"; readonly query: CancellationQuery }
  | { readonly kind: "leave" }

/** Changed rows by order id; all other rows are as loaded. */
export type Edits = ReadonlyMap<string, RowState>

export interface CancellationInput {
  readonly query: CancellationQuery
  readonly view: CancellationView
  /** Random prefix of this page's idempotency keys. */
  readonly keySeed: string
}

export interface CancellationList extends CancellationInput {
  /** The server's rows, newest first. */
  readonly rows: ReadonlyArray<CancellationRow>
  /** Total number of rows; larger than `rows.length` if the list is too long for one response. */
  readonly total: number
  /** Index of each order in `rows`. */
  readonly places: ReadonlyMap<string, number>
  readonly edits: Edits
  /** The edits stored in the browser. */
  readonly keptEdits: Edits
  /** Stored edits of orders outside this list: they stay stored. */
  readonly elsewhere: ReadonlyArray<KeptEdit>
  readonly markings: Markings
  /** The batch that was sent last; null once its results have arrived. */
  readonly batch: SaveBatch | null
  /**
   * Orders of the last save that were refused only because of their version, while the booking itself was unchanged.
   */
  readonly overtaken: ReadonlyArray<string>
  /** Number of idempotency keys created so far. */
  readonly keys: number
  readonly wish: LeaveWish | null
}

export type CancellationEvent =
  /** The user requests another period or dealer, or the same query again. */
  | { readonly type: "query.change"; readonly query: CancellationQuery }
  | { readonly type: "view.change"; readonly view: CancellationView }
  | { readonly type: "list.retry" }
  /** Reloads the list without losing unsaved changes. */
  | { readonly type: "list.reread" }
  | { readonly type: "rows.mark"; readonly orderIds: ReadonlyArray<string>; readonly change: BookingChange }
  /** Marks all rows of the current view. */
  | { readonly type: "rows.markShown"; readonly change: BookingChange }
  | { readonly type: "marking.undo" }
  | { readonly type: "conflict.keepMine"; readonly orderId: string }
  | { readonly type: "conflict.takeTheirs"; readonly orderId: string }
  | { readonly type: "list.save" }
  /** The user wants to leave the page. */
  | { readonly type: "page.leave" }
  /** The page is hidden or closed and may not be shown again. */
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
  /** The server's current version of a row. */
  | { readonly type: "row.arrived"; readonly row: CancellationRow }
