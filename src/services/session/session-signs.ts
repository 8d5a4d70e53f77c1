import type { SessionEvent } from "../../machines/session.machine.ts"

/** Events that count as input by the user; events dispatched by the page itself do not count (rule session.renewal). */
const inputs = ["keydown", "pointerdown", "touchstart", "wheel"] as const

/** Sends page events to the session: user input, and the tab becoming visible again. */
export const watchPage = (send: (event: SessionEvent) => void, page: Document, tab: Window): (() => void) => {
  const act = ({ isTrusted }: Event) => {
    if (isTrusted) send({ type: "user.acted" })
  }
  const see = () => {
    if (page.visibilityState === "visible") send({ type: "page.woke" })
  }
  const show = () => send({ type: "page.woke" })
  for (const input of inputs) page.addEventListener(input, act, { passive: true, capture: true })
  page.addEventListener("visibilitychange", see)
  tab.addEventListener("pageshow", show)
  tab.addEventListener("online", show)
  return () => {
    for (const input of inputs) page.removeEventListener(input, act, { capture: true })
    page.removeEventListener("visibilitychange", see)
    tab.removeEventListener("pageshow", show)
    tab.removeEventListener("online", show)
  }
}
