import type { OrderAct } from "../../../../domain/order/life/order-acts.ts"
import type { RowKey } from "../../../kit/desk/use-row-keys.ts"
import { takesActs, type OrderRowView, type OrderRowWishes } from "../order-row.view.ts"

/**
 * Shortcut letters for actions on the focused row (rule desk.row-keys); rare actions with far-reaching effects have
 * none.
 */
export const actKeys: Readonly<Partial<Record<OrderAct, string>>> = {
  confirm: "b",
  schedule: "t",
  deliver: "l",
  refuse: "a",
  cancel: "s",
  invoice: "r",
  settle: "z"
}

/**
 * Runs the action assigned to a letter key on the focused row, or undoes the row's pending action; returns whether the
 * key was handled.
 */
export const pressActKey = (
  { key, isCommand, rowKey }: RowKey,
  rows: ReadonlyArray<OrderRowView>,
  wishes: OrderRowWishes | undefined
): boolean => {
  const row = rows.find(({ order }) => order.orderId === rowKey)
  if (row === undefined) return false
  if (isCommand) {
    if (key !== "z") return false
    wishes?.onTakeBack(rowKey)
    return true
  }
  const act = row.order.may.find((each) => actKeys[each] === key)
  if (act === undefined || !takesActs(row)) return false
  wishes?.onChoose(rowKey, act)
  return true
}
