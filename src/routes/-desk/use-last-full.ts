import { useState } from "react"
import type { Loaded } from "../../services/desk/loaded.ts"

/**
 * The last answer of a page that is loaded anew: where nobody answers then, what somebody is editing stays as it was.
 * The page's address must be the component's key, so that no other record is shown.
 */
export const useLastFull = <Value>(loaded: Loaded<Value>): Loaded<Value> => {
  const [last, setLast] = useState(loaded)
  if (loaded.kind === "full" && loaded !== last) setLast(loaded)
  return loaded.kind === "full" ? loaded : last
}
