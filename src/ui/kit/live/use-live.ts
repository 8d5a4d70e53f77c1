import { startTransition, useEffect, useState } from "react"

/**
 * Whether the page is hydrated. Becomes true in small units of work, so that the page reacts to touch while the
 * handlers of a long list are attached.
 */
export const useLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => startTransition(() => setLive(true)), [])
  return isLive
}
