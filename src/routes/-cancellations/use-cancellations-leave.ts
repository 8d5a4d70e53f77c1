import { useEffect, useRef } from "react"
import type { LeaveWish } from "../../machines/cancellation/types.ts"
import type { LeaveGuard } from "../../ui/kit/desk/LeaveDialog.tsx"

interface LeavingList {
  /** Whether bookings are unsaved. */
  readonly isUnsaved: boolean
  /** Whether a panel contains unsaved input. */
  readonly hasWords: boolean
  /** The list's open question to the user, or the action that waits until the list is saved. */
  readonly wish: LeaveWish["kind"] | undefined
  /** How many times the list's machine has allowed leaving. */
  readonly timesLetGo: number
  readonly ask: () => void
}

/**
 * Guards the cancellation list against leaving: the list's machine is asked first and decides when the page may be
 * left; then the router navigates. The permission is valid for one navigation: if that navigation fails, for example
 * because a page cannot be loaded, the machine is asked again before the next one.
 */
export const useCancellationsLeave = (
  { isAsked, onStay, onLeave }: LeaveGuard,
  { isUnsaved, hasWords, wish, timesLetGo, ask }: LeavingList
): void => {
  const timesLed = useRef(0)
  // the unsaved changes were saved meanwhile
  const isNothingLeft = !isUnsaved && !hasWords && wish === undefined
  useEffect(() => {
    // if a panel contains unsaved input, the user is asked about it separately once the batch no longer blocks leaving
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
