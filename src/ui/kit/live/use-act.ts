import { useState } from "react"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"

/**
 * Returns a function that starts one server call, the outcome of the call, and whether the call is running. Further
 * clicks are ignored while it runs.
 */
export const useAct = <Wish, Outcome extends CallOutcome | ActOutcome | undefined = CallOutcome>(
  act: (wish: Wish) => Promise<Outcome>
) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isActing, setActing] = useState(false)
  const start = (wish: Wish) => {
    if (isActing) return
    setActing(true)
    void act(wish).then((ended) => {
      setOutcome(ended)
      setActing(false)
    })
  }
  return { outcome, isActing, start, forget: () => setOutcome(undefined) }
}
