import { useEffect } from "react"
import type { LeaveGuard } from "../../ui/kit/desk/LeaveDialog.tsx"
import { isAnnounced, type OrderRowView } from "../../ui/order/desk/order-row.view.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"

const isUnsent = (row: OrderRowView): boolean => row.form !== null || row.state === "busy" || isAnnounced(row)

const isFailed = ({ state }: OrderRowView): boolean =>
  state === "unsent" ||
  state === "unreachable" ||
  state === "refused" ||
  state === "expired" ||
  state === "conflict"

/**
 * Asks the user before leaving a list of orders with an open form or an announced act; if the user leaves, neither is
 * sent. If an act is sent while the dialog is open, the navigation continues after success; a failed act is shown
 * instead.
 */
export const useSellingLeave = (rows: ReadonlyArray<OrderRowView>, giveUp: () => void): LeaveGuard => {
  const isAnythingUnsent = rows.some(isUnsent)
  const guard = useLeaveGuard(isAnythingUnsent, "list")
  const { isAsked, onLeave, onStay } = guard
  const hasFailed = rows.some(isFailed)
  useEffect(() => {
    if (!isAsked || isAnythingUnsent) return
    if (hasFailed) onStay()
    else onLeave()
  })
  return {
    ...guard,
    onLeave: () => {
      giveUp()
      onLeave()
    }
  }
}
