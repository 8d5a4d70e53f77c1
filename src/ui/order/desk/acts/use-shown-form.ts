import { useState } from "react"
import type { OrderRowView } from "../order-row.view.ts"

/**
 * The row whose form is shown. Several can have one, where what was announced comes back refused: the one that the user
 * is filling in stays until it is done with.
 */
export const useShownForm = (rows: ReadonlyArray<OrderRowView>): OrderRowView | undefined => {
  const [shownId, setShownId] = useState<string>()
  const withForm = rows.filter(({ form }) => form !== null)
  const shown = withForm.find(({ order }) => order.orderId === shownId) ?? withForm[0]
  if (shown?.order.orderId !== shownId) setShownId(shown?.order.orderId)
  return shown
}
