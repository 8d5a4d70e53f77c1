import type { RowKey } from "../../../kit/desk/use-row-keys.ts"
import { actKeys } from "../acts/act-keys.ts"
import type { ManyView, ManyWishes } from "./many.view.ts"

/**
 * Handles a key for several orders (rule desk.row-keys): Ctrl+A selects all orders or deselects all, Escape deselects
 * all, and the letter of an act applies to all selected orders if the focused row is one of them. Returns whether the
 * key was handled.
 */
export const pressManyKey = (
  { key, isCommand, rowKey }: RowKey,
  { chosen, confirmable, schedulable, report }: ManyView,
  wishes: ManyWishes | undefined
): boolean => {
  if (isCommand) {
    if (key !== "a") return false
    wishes?.onAll()
    return true
  }
  if (chosen.size === 0) return false
  if (key === "escape") {
    wishes?.onNone()
    return true
  }
  if (!chosen.has(rowKey) || report.announced + report.busy > 0) return false
  if (key === actKeys.confirm && confirmable > 0) wishes?.onConfirm()
  else if (key === actKeys.schedule && schedulable > 0) wishes?.onAsk()
  else return false
  return true
}
