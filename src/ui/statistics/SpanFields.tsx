import { Trans } from "@lingui/react/macro"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"

/** First and last day; what is wrong with them stands at the field that has to change. */
export function SpanFields({ span }: { readonly span: DaySpan }) {
  const from = useAddressValue<HTMLInputElement>(span.from)
  const to = useAddressValue<HTMLInputElement>(span.to)
  const problem = spanProblem(span)
  return (
    <>
      <Field
        id="figures-from"
        label={<Trans>Von</Trans>}
        error={problem?.field === "from" && <Trans>Diesen Tag gibt es nicht.</Trans>}
      >
        {(control) => (
          <TextInput {...control} ref={from} type="date" name="von" defaultValue={span.from} required />
        )}
      </Field>
      <Field
        id="figures-to"
        label={<Trans>Bis</Trans>}
        error={
          problem?.field === "to" &&
          (problem.code === "tooLong" ? (
            <Trans>Höchstens zehn Jahre auf einmal.</Trans>
          ) : dayOfIso(span.to) === undefined ? (
            <Trans>Diesen Tag gibt es nicht.</Trans>
          ) : (
            <Trans>Der letzte Tag liegt vor dem ersten.</Trans>
          ))
        }
      >
        {(control) => (
          <TextInput {...control} ref={to} type="date" name="bis" defaultValue={span.to} required />
        )}
      </Field>
    </>
  )
}
