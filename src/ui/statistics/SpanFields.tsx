import { Trans } from "@lingui/react/macro"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { DayFaultText } from "../kit/desk/DayFaultText.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { type SpanFault, useSpanCheck } from "./use-span-check.ts"

/** Fields for the first and last day; errors are shown at the field to correct. */
export function SpanFields({ span }: { readonly span: DaySpan }) {
  const from = useAddressValue<HTMLInputElement>(span.from)
  const to = useAddressValue<HTMLInputElement>(span.to)
  const { faults, on } = useSpanCheck({ from, to })
  const problem = spanProblem(span)
  return (
    <>
      <Field
        id="figures-from"
        label={<Trans>Von</Trans>}
        error={
          faults.from === undefined ? (
            problem?.field === "from" && <Trans>Diesen Tag gibt es nicht.</Trans>
          ) : (
            <FaultText fault={faults.from} />
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...on("from")}
            ref={from}
            type="date"
            name="von"
            defaultValue={span.from}
            required
          />
        )}
      </Field>
      <Field
        id="figures-to"
        label={<Trans>Bis</Trans>}
        error={
          faults.to !== undefined ? (
            <FaultText fault={faults.to} />
          ) : (
            problem?.field === "to" &&
            (dayOfIso(span.to) === undefined ? (
              <Trans>Diesen Tag gibt es nicht.</Trans>
            ) : (
              <FaultText fault={problem.code === "tooLong" ? "tooLong" : "reversed"} />
            ))
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...on("to")}
            ref={to}
            type="date"
            name="bis"
            defaultValue={span.to}
            required
          />
        )}
      </Field>
    </>
  )
}

function FaultText({ fault }: { readonly fault: SpanFault }) {
  switch (fault) {
    case "tooLong":
      return <Trans>Höchstens zehn Jahre auf einmal.</Trans>
    case "reversed":
      return <Trans>Der letzte Tag liegt vor dem ersten.</Trans>
    case "empty":
    case "unclear":
      return <DayFaultText fault={fault} />
  }
}
