import { Trans, useLingui } from "@lingui/react/macro"
import { countries, type CountryId, countryIds } from "../../../domain/country.ts"
import { Field } from "../Field.tsx"
import { Select } from "../TextInput.tsx"
import { useAddressValue } from "./use-address-value.ts"

/** Whose orders a list shows: those of one country, or of all (null). */
export function LandField({ countryId }: { readonly countryId: CountryId | null }) {
  const { t } = useLingui()
  const shown = countryId === null ? "alle" : String(countryId)
  const field = useAddressValue<HTMLSelectElement>(shown)
  return (
    <Field id="desk-land" label={<Trans>Land</Trans>}>
      {(control) => (
        <Select {...control} ref={field} name="land" defaultValue={shown}>
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
