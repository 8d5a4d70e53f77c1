import { Trans, useLingui } from "@lingui/react/macro"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import { Field } from "../form/Field.tsx"
import { Select } from "../form/TextInput.tsx"
import { useAddressValue } from "./use-address-value.ts"

interface LandFieldProps {
  readonly countryId: CountryId | null
  /** Called for each choice; if omitted, the field's value is submitted with the surrounding form. */
  readonly onLand?: (countryId: CountryId | null) => void
  readonly isDisabled?: boolean
}

/** Field for the country whose orders a list shows; `null` stands for all countries. */
export function LandField({ countryId, onLand, isDisabled }: LandFieldProps) {
  const { t } = useLingui()
  const shown = countryId === null ? "alle" : String(countryId)
  const field = useAddressValue<HTMLSelectElement>(shown)
  return (
    <Field id="desk-land" label={<Trans>Land</Trans>}>
      {(control) => (
        <Select
          {...control}
          name="land"
          {...(onLand === undefined
            ? { ref: field, defaultValue: shown }
            : {
                value: shown,
                disabled: isDisabled,
                onChange: ({ currentTarget: { value } }) =>
                  onLand(countryIds.find((id) => String(id) === value) ?? null)
              })}
        >
          <option value="alle">{t`Alle Länder`}</option>
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
