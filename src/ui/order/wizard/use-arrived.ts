import { useState, useSyncExternalStore } from "react"

const unchanging = () => () => {}

/** Whether this page has replaced another one in the browser; one that the server has sent has not. */
export const useArrived = (): boolean => {
  const isMadeHere = useSyncExternalStore(
    unchanging,
    () => true,
    () => false
  )
  const [arrived] = useState(isMadeHere)
  return arrived
}
