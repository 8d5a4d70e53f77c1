import { useMemo, useState } from "react"
import { allOrNone, nothingSelected, type Selection, selectionAfter } from "../../domain/editing/selection.ts"
import {
  canBeChosen,
  type DayForMany,
  dayWishOf,
  type ManyAct,
  type ManyProblem,
  manyProblems
} from "../../domain/order/life/many-orders.ts"
import {
  manyReport,
  type ManyView,
  type ManyWishes,
  withoutLostForms
} from "../../ui/order/desk/many/many.view.ts"
import { isAnnounced, type OrderRowView, type OrderRowWishes } from "../../ui/order/desk/order-row.view.ts"

/** Whether the form for setting one day for several orders is open, with the validation errors of its last submit. */
type Asking =
  | { readonly kind: "none" }
  | { readonly kind: "day"; readonly problems: ReadonlyArray<ManyProblem> }

const none: Asking = { kind: "none" }

/**
 * Acts on several selected orders at once: each order has its own machine, as if its button had been pressed, so that
 * each act is announced, sent and completed separately (rule dealer.many-orders).
 */
export const useManyOrders = (
  rows: ReadonlyArray<OrderRowView>,
  wishes: OrderRowWishes,
  today: () => string
): { readonly view: ManyView; readonly wishes: ManyWishes; readonly meant: ReadonlySet<string> } => {
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<Asking>(none)
  const can = rows.filter(({ order }) => canBeChosen(order)).map(({ order }) => order.orderId)
  // orders that have left the list, or can no longer be selected, are deselected
  const chosen = new Set(can.filter((id) => selection.ids.has(id)))
  const those = (act: ManyAct) =>
    rows.filter(
      (row) =>
        chosen.has(row.order.orderId) &&
        row.order.may.includes(act) &&
        row.state !== "busy" &&
        !isAnnounced(row)
    )
  const report = useMemo(() => manyReport(withoutLostForms(rows, meant), meant), [rows, meant])
  const orders = those("schedule")
  const idsOf = (list: ReadonlyArray<OrderRowView>) => new Set(list.map(({ order }) => order.orderId))
  return {
    meant,
    view: {
      chosen,
      choosable: can.length,
      confirmable: those("confirm").length,
      schedulable: orders.length,
      report,
      asking: asking.kind === "day" && orders.length > 0 ? { orders, problems: asking.problems } : null
    },
    wishes: {
      onChoose: (orderId, isRange) =>
        setSelection((before) => selectionAfter({ ...before, ids: chosen }, can, orderId, isRange)),
      onAll: () => setSelection(allOrNone({ ids: chosen, anchor: null }, can)),
      onNone: () => setSelection(nothingSelected),
      onConfirm: () => {
        const confirmed = those("confirm")
        setMeant(idsOf(confirmed))
        for (const { order } of confirmed) wishes.onChoose(order.orderId, "confirm")
      },
      onAsk: () => setAsking({ kind: "day", problems: [] }),
      onClose: () => setAsking(none),
      onDay: (wish: DayForMany) => {
        const problems = manyProblems(
          orders.map(({ order }) => order),
          wish,
          today()
        )
        if (problems.length > 0) {
          setAsking({ kind: "day", problems })
          return
        }
        setMeant(idsOf(orders))
        setAsking(none)
        for (const { order } of orders) {
          wishes.onChoose(order.orderId, "schedule")
          wishes.onSubmit(order.orderId, dayWishOf(order, wish))
        }
      },
      onTakeBack: () => {
        for (const { order } of rows.filter((row) => meant.has(row.order.orderId) && isAnnounced(row))) {
          wishes.onTakeBack(order.orderId)
          // cancelled, because otherwise the order's own form would open again, although the input came from the common
          // form for all orders
          wishes.onCancel(order.orderId)
        }
      },
      onRetry: () => {
        for (const { order } of report.unanswered) wishes.onRetry(order.orderId)
      }
    }
  }
}
