import { useSyncExternalStore } from "react"

const hear = (tell: () => void) => {
  addEventListener("online", tell)
  addEventListener("offline", tell)
  return () => {
    removeEventListener("online", tell)
    removeEventListener("offline", tell)
  }
}

/** Whether the browser has a connection, as far as it knows; the server takes it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    hear,
    () => navigator.onLine,
    () => true
  )
