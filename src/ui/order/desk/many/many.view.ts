import type { DayForMany, ManyProblem } from "../../../../domain/order/life/many-orders.ts"
import { type OrderRowView, isAnnounced } from "../order-row.view.ts"

/** Result of an action on several orders; the server responds to each order separately. */
export interface ManyReport {
  readonly announced: number
  readonly busy: number
  readonly done: number
  /** Orders without a response: the same act can be sent again. */
  readonly unanswered: ReadonlyArray<OrderRowView>
  /**
   * Orders on which the act was not performed, because they were changed meanwhile, no longer exist or were refused;
   * each of them needs attention.
   */
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
 * Closes forms that reopened because the response to an action on several orders was lost. The rows themselves show the
 * loss instead, since the action and its input are known and can be sent again for all rows at once.
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

/** The delivery day for several orders, while the user chooses it. */
export interface ManyDayView {
  readonly orders: ReadonlyArray<OrderRowView>
  readonly problems: ReadonlyArray<ManyProblem>
}

/** Selection of several orders by a dealer, and the actions that are possible on these orders. */
export interface ManyView {
  readonly chosen: ReadonlySet<string>
  /** Number of orders on the page that can be selected. */
  readonly choosable: number
  /** Number of selected orders that can be confirmed; `schedulable` is the number that can be scheduled. */
  readonly confirmable: number
  readonly schedulable: number
  readonly report: ManyReport
  /** Null if no day is being chosen. */
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
