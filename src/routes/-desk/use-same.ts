import { useState } from "react"

/** The same object as before as long as it says the same: listeners are only called for real changes. */
export const useSame = <Value extends object>(value: Value): Value => {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
