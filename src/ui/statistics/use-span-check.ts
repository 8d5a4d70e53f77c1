import { type InvalidEvent, type RefObject, useEffect, useState } from "react"
import { spanProblem } from "../../domain/statistics/period.ts"

type End = "from" | "to"

/** Error at one end of the period. */
export type SpanFault = "empty" | "unclear" | "reversed" | "tooLong"

type Faults = Readonly<Partial<Record<End, SpanFault>>>

const faultOf = ({ value, validity }: HTMLInputElement, code: "invalid" | "tooLong" | undefined): SpanFault =>
  validity.badInput ? "unclear" : value === "" ? "empty" : code === "tooLong" ? "tooLong" : "reversed"

/**
 * Holds a form with two days back as long as they make no period, so that what it has shown stays, and says at the field
 * what has to be mended (rule desk.list-days). Without a script the server says it.
 */
export const useSpanCheck = (fields: Readonly<Record<End, RefObject<HTMLInputElement | null>>>) => {
  const [faults, setFaults] = useState<Faults>({})
  const problemNow = () => {
    const from = fields.from.current?.value ?? ""
    const to = fields.to.current?.value ?? ""
    return from === "" || to === "" ? undefined : spanProblem({ from, to })
  }
  // the browser asks the fields before it sends them; an address may have changed either
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
        // said below the field, in the shop's words, and not in a bubble of the browser
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
