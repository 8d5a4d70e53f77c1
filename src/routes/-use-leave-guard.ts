import { useBlocker } from "@tanstack/react-router"
import { expiryOfPage } from "../services/session/companion-cookie.ts"
import type { LeaveGuard } from "../ui/kit/desk/LeaveDialog.tsx"

/** Pages that show the same lists: what is not saved on one of them waits on the others. */
const sameLists = /\/(?:kunde\/stammdaten|account\/basedata\/.*)$/u

const isSamePage = (one: string, other: string): boolean =>
  one === other || (sameLists.test(one) && sameLists.test(other))

/**
 * Asks before somebody leaves what he has not saved: by a dialog inside the desk, by the browser's own question
 * elsewhere. Whose sign-in has ended is not asked by the browser: the page leads him to the sign-in by itself.
 */
export const useLeaveGuard = (isUnsaved: boolean): LeaveGuard => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && !isSamePage(current.pathname, next.pathname),
    enableBeforeUnload: () => isUnsaved && expiryOfPage() !== null,
    withResolver: true
  })
  return {
    isAsked: blocker.status === "blocked",
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.()
  }
}
