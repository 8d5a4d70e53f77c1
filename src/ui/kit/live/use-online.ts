import { useSyncExternalStore } from "react"

const hear = (tell: () => void) => {
  addEventListener("online", tell)
  addEventListener("offline", tell)
  return () => {
    removeEventListener("online", tell)
    removeEventListener("offline", tell)
  }
}

/** Whether the browser reports a connection; always true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    hear,
    () => navigator.onLine,
    () => true
  )
