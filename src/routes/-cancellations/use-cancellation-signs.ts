import { useEffect } from "react"
import type { CancellationEvent } from "../../machines/cancellation.machine.ts"
import { expiryOfPage } from "../../services/session/companion-cookie.ts"

/** Sends events to the cancellation list's machine when the page is hidden, and when a signed-in user returns to it. */
export const useCancellationSigns = (send: (event: CancellationEvent) => void): void => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") send({ type: "page.hidden" })
      else if (expiryOfPage() !== null) send({ type: "session.resumed" })
    }
    const hide = () => send({ type: "page.hidden" })
    document.addEventListener("visibilitychange", look)
    addEventListener("focus", look)
    addEventListener("pagehide", hide)
    return () => {
      document.removeEventListener("visibilitychange", look)
      removeEventListener("focus", look)
      removeEventListener("pagehide", hide)
    }
  }, [send])
}
