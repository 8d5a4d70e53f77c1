import { Trans } from "@lingui/react/macro"
import { countries, type CountryId, countryIds } from "../../domain/place/country.ts"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"

/** First and last day; what is wrong with them stands at the field that has to change. */
export function SpanFields({ span }: { readonly span: DaySpan }) {
  const from = useAddressValue<HTMLInputElement>(span.from)
  const to = useAddressValue<HTMLInputElement>(span.to)
  const problem = spanProblem(span)
  return (
    <>
      <Field id="figures-from" label={<Trans>Von</Trans>}>
        {(control) => (
          <TextInput {...control} ref={from} type="date" name="von" defaultValue={span.from} required />
        )}
      </Field>
      <Field
        id="figures-to"
        label={<Trans>Bis</Trans>}
        error={
          problem &&
          (problem.code === "tooLong" ? (
            <Trans>Höchstens zehn Jahre auf einmal.</Trans>
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

/** Whose orders: each country has days and money of its own. */
export function CountryField({ countryId }: { readonly countryId: CountryId }) {
  const field = useAddressValue<HTMLSelectElement>(String(countryId))
  return (
    <Field id="figures-country" label={<Trans>Land</Trans>}>
      {(control) => (
        <Select {...control} ref={field} name="land" defaultValue={String(countryId)}>
          {countryIds.map((id) => (
            <option key={id} value={id}>
              {countries[id].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
