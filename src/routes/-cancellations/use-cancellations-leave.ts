import { useEffect, useRef } from "react"
import type { LeaveWish } from "../../machines/cancellation/types.ts"
import type { LeaveGuard } from "../../ui/kit/desk/LeaveDialog.tsx"

interface LeavingList {
  /** Bookings that are not saved. */
  readonly isUnsaved: boolean
  /** Words in a panel that are not saved. */
  readonly hasWords: boolean
  /** What the desk asks about, or saves before. */
  readonly wish: LeaveWish["kind"] | undefined
  /** How often the desk has allowed leaving. */
  readonly timesLetGo: number
  readonly ask: () => void
}

/**
 * The way out of the desk: its machine is asked first and says when it lets go, the router leads on. What was let go
 * counts for this one way: where the way leads nowhere, as by a page that cannot be loaded, the next one asks anew.
 */
export const useCancellationsLeave = (
  { isAsked, onStay, onLeave }: LeaveGuard,
  { isUnsaved, hasWords, wish, timesLetGo, ask }: LeavingList
): void => {
  const timesLed = useRef(0)
  // what was asked about has been saved meanwhile
  const isNothingLeft = !isUnsaved && !hasWords && wish === undefined
  useEffect(() => {
    // words in a panel ask for themselves once the batch is settled
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
    // a user who stays, whose save has failed, or who wants another list instead is still on the page
    const isGivenUp = former !== undefined && wish === undefined && isListAsked
    const isReplaced = former === "leave" && wish === "query" && isAsked
    if (isGivenUp || isReplaced) onStay()
  }, [wish, isAsked, isListAsked, onStay])
}
