import { useBlocker } from "@tanstack/react-router"
import { expiryOfPage } from "../services/session/companion-cookie.ts"

/** Pages that show the same lists: what is not saved on one of them waits on the others. */
const same = /\/(?:kunde\/stammdaten|account\/basedata\/.*)$/u

/**
 * Asks before somebody leaves what he has not saved: by a dialog inside the desk, by the browser's own question
 * elsewhere. Whose sign-in has ended is not asked: the tab keeps it for his return.
 */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && !same.test(next.pathname),
    enableBeforeUnload: () => isUnsaved && expiryOfPage() !== null,
    withResolver: true
  })
  return {
    isAsked: blocker.status === "blocked",
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.()
  }
}
