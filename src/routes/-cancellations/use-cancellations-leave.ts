import { useEffect, useRef } from "react"
import type { LeaveWish } from "../../machines/cancellation/types.ts"
import type { LeaveGuard } from "../../ui/kit/desk/LeaveDialog.tsx"

interface LeavingList {
  /** Whether bookings are unsaved. */
  readonly isUnsaved: boolean
  /** Whether texts in a panel are unsaved. */
  readonly hasWords: boolean
  /** The pending question of the desk, or the action that waits for its save. */
  readonly wish: LeaveWish["kind"] | undefined
  /** How many times the desk has allowed leaving. */
  readonly timesLetGo: number
  readonly ask: () => void
}

/**
 * Leave guard of the desk: its machine is asked first and decides when the page may be left; then the router navigates.
 * The permission is valid for one navigation: if that navigation fails, for example because a page cannot be loaded,
 * the machine is asked again before the next one.
 */
export const useCancellationsLeave = (
  { isAsked, onStay, onLeave }: LeaveGuard,
  { isUnsaved, hasWords, wish, timesLetGo, ask }: LeavingList
): void => {
  const timesLed = useRef(0)
  // the unsaved changes were saved meanwhile
  const isNothingLeft = !isUnsaved && !hasWords && wish === undefined
  useEffect(() => {
    // for texts in a panel, the user is asked separately once the batch is settled
    const isLetGo = timesLetGo !== timesLed.current && !(isAsked && hasWords)
    if (isLetGo) timesLed.current = timesLetGo
    if (isAsked && (isLetGo || isNothingLeft)) onLeave()
  }, [timesLetGo, isAsked, hasWords, isNothingLeft, onLeave])
  const isListAsked = isAsked && isUnsaved
  useEffect(() => {
    if (isListAsked) ask()
  }, [isListAsked, ask])
  const formerWish = useRef<LeavingList["wish"]>(undefined)
  useEffect(() => {
    const former = formerWish.current
    formerWish.current = wish
    // the page is not left if the user stays, the save fails, or the user opens another list instead
    const isGivenUp = former !== undefined && wish === undefined && isListAsked
    const isReplaced = former === "leave" && wish === "query" && isAsked
    if (isGivenUp || isReplaced) onStay()
  }, [wish, isAsked, isListAsked, onStay])
}
