import type { OrderAct } from "../../../../domain/order/life/order-acts.ts"
import type { RowKey } from "../../../kit/desk/use-row-keys.ts"
import { takesActs, type OrderRowView, type OrderRowWishes } from "../order-row.view.ts"

/** Letters that stand for an act at the row with the focus (rule desk.row-keys); what is rare and ends much has none. */
export const actKeys: Readonly<Partial<Record<OrderAct, string>>> = {
  confirm: "b",
  schedule: "t",
  deliver: "l",
  refuse: "a",
  cancel: "s",
  invoice: "r",
  settle: "z"
}

/** Does what a letter stands for at its row, or takes back what is announced there; tells whether it knew the key. */
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
