import { startTransition, useEffect, useState } from "react"

/**
 * Whether the page is hydrated. It turns true in small pieces of work, so that a finger on the page is felt while a
 * long list takes on its wishes.
 */
export const useLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => startTransition(() => setLive(true)), [])
  return isLive
}
