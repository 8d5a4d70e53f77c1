import { useState } from "react"

/**
 * Returns the previous object as long as the new one is equal, so that listeners are called only if the content has
 * changed.
 */
export const useSame = <Value extends object>(value: Value): Value => {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
