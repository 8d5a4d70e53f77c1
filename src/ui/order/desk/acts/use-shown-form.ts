import { useState } from "react"
import type { OrderRowView } from "../order-row.view.ts"

/**
 * Returns the row whose form is shown. Several rows can have an open form, because refused acts reopen their forms: the
 * form that the user is filling in stays until it is closed.
 */
export const useShownForm = (rows: ReadonlyArray<OrderRowView>): OrderRowView | undefined => {
  const [shownId, setShownId] = useState<string>()
  const withForm = rows.filter(({ form }) => form !== null)
  const shown = withForm.find(({ order }) => order.orderId === shownId) ?? withForm[0]
  if (shown?.order.orderId !== shownId) setShownId(shown?.order.orderId)
  return shown
}
