import type { DayForMany, ManyProblem } from "../../../../domain/order/life/many-orders.ts"
import { type OrderRowView, isAnnounced } from "../order-row.view.ts"

/** What came of an act that was meant for several orders, each of which answers for itself. */
export interface ManyReport {
  readonly announced: number
  readonly busy: number
  readonly done: number
  /** Without an answer: the same can be sent again. */
  readonly unanswered: ReadonlyArray<OrderRowView>
  /** Changed meanwhile, gone or refused: nothing was done, and each wants a look. */
  readonly others: ReadonlyArray<OrderRowView>
}

const isUnanswered = ({ state }: OrderRowView): boolean => state === "unreachable" || state === "expired"

const isOther = ({ state, form }: OrderRowView): boolean =>
  state === "conflict" ||
  state === "gone" ||
  state === "unsent" ||
  state === "refused" ||
  state === "unread" ||
  form?.state === "refused"

export const manyReport = (rows: ReadonlyArray<OrderRowView>, meant: ReadonlySet<string>): ManyReport => {
  const those = rows.filter(({ order }) => meant.has(order.orderId))
  return {
    announced: those.filter(isAnnounced).length,
    busy: those.filter(({ state }) => state === "busy").length,
    done: those.filter(({ state }) => state === "done").length,
    unanswered: those.filter(isUnanswered),
    others: those.filter(isOther)
  }
}

/**
 * Rows of an act for several whose answer was lost tell it in the list and not by a form each: what they were to do is
 * known, and can be sent again for all at once.
 */
export const withoutLostForms = (
  rows: ReadonlyArray<OrderRowView>,
  meant: ReadonlySet<string>
): ReadonlyArray<OrderRowView> =>
  rows.map((row) => {
    const state = row.form?.state
    return meant.has(row.order.orderId) && (state === "unreachable" || state === "expired")
      ? { ...row, state, form: null }
      : row
  })

/** The day for several orders, while it is asked for. */
export interface ManyDayView {
  readonly orders: ReadonlyArray<OrderRowView>
  readonly problems: ReadonlyArray<ManyProblem>
}

/** Several orders at once, as a dealer has chosen them. */
export interface ManyView {
  readonly chosen: ReadonlySet<string>
  /** Orders of the page that can be chosen. */
  readonly choosable: number
  /** Orders among the chosen ones that can be confirmed, and given a day. */
  readonly confirmable: number
  readonly schedulable: number
  readonly report: ManyReport
  /** Null while no day is asked for. */
  readonly asking: ManyDayView | null
}

export interface ManyWishes {
  readonly onChoose: (orderId: string, isRange: boolean) => void
  readonly onAll: () => void
  readonly onNone: () => void
  readonly onConfirm: () => void
  readonly onAsk: () => void
  readonly onDay: (wish: DayForMany) => void
  readonly onClose: () => void
  readonly onTakeBack: () => void
  readonly onRetry: () => void
}
