import { type InvalidEvent, type RefObject, useEffect, useState } from "react"
import { spanProblem } from "../../domain/statistics/period.ts"

type End = "from" | "to"

/** Error at one end of the period. */
export type SpanFault = "empty" | "unclear" | "reversed" | "tooLong"

type Faults = Readonly<Partial<Record<End, SpanFault>>>

const faultOf = ({ value, validity }: HTMLInputElement, code: "invalid" | "tooLong" | undefined): SpanFault =>
  validity.badInput ? "unclear" : value === "" ? "empty" : code === "tooLong" ? "tooLong" : "reversed"

/**
 * Prevents a form from being sent if the first and last day form no valid period: the current statistics remain
 * visible, and the error is shown at the field to correct (rule desk.list-days). Without JavaScript, the server reports
 * the error.
 */
export const useSpanCheck = (fields: Readonly<Record<End, RefObject<HTMLInputElement | null>>>) => {
  const [faults, setFaults] = useState<Faults>({})
  const problemNow = () => {
    const from = fields.from.current?.value ?? ""
    const to = fields.to.current?.value ?? ""
    return from === "" || to === "" ? undefined : spanProblem({ from, to })
  }
  // the browser validates the fields before sending; each render marks both fields again, as navigation may have
  // changed them
  const markEnds = () => {
    const problem = problemNow()
    for (const end of ["from", "to"] as const)
      fields[end].current?.setCustomValidity(problem?.field === end ? problem.code : "")
  }
  useEffect(markEnds)
  return {
    faults,
    on: (end: End) => ({
      onInvalid: (event: InvalidEvent<HTMLInputElement>) => {
        // the error is shown below the field in the shop's own text instead of the browser's bubble
        event.preventDefault()
        const { currentTarget } = event
        const fault = faultOf(currentTarget, problemNow()?.code)
        setFaults((now) => ({ ...now, [end]: fault }))
        if (currentTarget.form?.querySelector("input:invalid") === currentTarget) currentTarget.focus()
      },
      onInput: () => {
        markEnds()
        setFaults({})
      }
    })
  } as const
}
