import { useBlocker } from "@tanstack/react-router"
import { expiryOfPage } from "../../services/session/companion-cookie.ts"
import type { LeaveGuard } from "../../ui/kit/desk/LeaveDialog.tsx"

/** Pages that show the same lists: unsaved changes made on one page are restored on the others. */
const sameLists = /\/(?:kunde\/stammdaten|account\/basedata\/.*)$/u

const isSamePage = (one: string, other: string): boolean =>
  one === other || (sameLists.test(one) && sameLists.test(other))

/**
 * Warns the user before unsaved changes are lost: with a dialog when they go to another page of the desk, with the
 * browser's own prompt when they leave the desk. With `of` set to "list", it also warns when they switch to another list
 * on the same page (search, filter or page number). Once the session has ended there is no prompt, because the page
 * redirects to the sign-in.
 */
export const useLeaveGuard = (isUnsaved: boolean, of: "page" | "list" = "page"): LeaveGuard => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved &&
      (!isSamePage(current.pathname, next.pathname) ||
        (of === "list" && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: () => isUnsaved && expiryOfPage() !== null,
    withResolver: true
  })
  return {
    isAsked: blocker.status === "blocked",
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.()
  }
}
