import type { BookingChange } from "../../../domain/cancellation/booking.ts"
import type { CancellationQuery, CancellationView } from "../../../domain/cancellation/view.ts"
import type { RowWishes } from "./grid/GridRow.tsx"

/** User actions on the list of cancellations. */
export interface CancellationWishes {
  readonly onQuery: (query: CancellationQuery) => void
  readonly onView: (view: CancellationView) => void
  readonly onMark: (orderIds: ReadonlyArray<string>, change: BookingChange) => void
  /** Changes the booking of all rows that match the filter. */
  readonly onMarkShown: (change: BookingChange) => void
  readonly onDecide: RowWishes["onDecide"]
  readonly onUndo: () => void
  readonly onSave: () => void
  readonly onReread: () => void
  readonly onRetry: () => void
  /** Called with the user's choice in the dialog about unsaved changes: save the changes, discard them, or stay. */
  readonly onAskSave: () => void
  readonly onAskDiscard: () => void
  readonly onAskStay: () => void
  /** `null` closes the panel. */
  readonly onOpen: (orderId: string | null) => void
  readonly onExport: (view: CancellationView) => void
}
