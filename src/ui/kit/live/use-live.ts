import { startTransition, useEffect, useState } from "react"

/**
 * Whether the page is hydrated. The value becomes true in a transition, whose work React splits into small units, so
 * that the page responds to touch while the handlers of a long list are attached.
 */
export const useLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => startTransition(() => setLive(true)), [])
  return isLive
}
