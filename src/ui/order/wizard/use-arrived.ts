import { useState, useSyncExternalStore } from "react"

const unchanging = () => () => {}

/** Whether this page was reached by navigation in the browser; false for a page rendered by the server. */
export const useArrived = (): boolean => {
  const isMadeHere = useSyncExternalStore(
    unchanging,
    () => true,
    () => false
  )
  const [arrived] = useState(isMadeHere)
  return arrived
}
