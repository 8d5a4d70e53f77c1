import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"

/** One act of a page by a call: how it has ended, and whether it is under way; a second click does nothing meanwhile. */
export const useAct = <Wish>(act: (wish: Wish) => Promise<CallOutcome>) => {
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [isActing, setActing] = useState(false)
  const start = (wish: Wish) => {
    if (isActing) return
    setActing(true)
    void act(wish).then((ended) => {
      setOutcome(ended)
      setActing(false)
    })
  }
  return { outcome, isActing, start }
}
