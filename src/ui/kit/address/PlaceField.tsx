import { Trans } from "@lingui/react/macro"
import { Field } from "../form/Field.tsx"
import { Select } from "../form/TextInput.tsx"
import { type AddressFieldsProps, AddressTextField, sectionOf } from "./AddressFields.tsx"
import { fieldId } from "./field-id.ts"
import { FieldErrorText } from "./FieldErrorText.tsx"

interface PlaceFieldProps extends Omit<AddressFieldsProps, "allowCompany"> {
  /** Known places of the zip. */
  readonly places: ReadonlyArray<string>
}

/** The place of an address: one of the known places of its zip; a text field while these are unknown. */
export function PlaceField(props: PlaceFieldProps) {
  const { places, ...fields } = props
  return places.length === 0 ? (
    <AddressTextField {...fields} field="city" label={<Trans>Ort</Trans>} />
  ) : (
    <PlaceSelect {...props} />
  )
}

function PlaceSelect({ part, address, problems, places, readOnly, onChange }: PlaceFieldProps) {
  const problem = problems.find((each) => each.field === `${part}.city`)
  return (
    <Field
      id={fieldId(`${part}.city`)}
      label={<Trans>Ort</Trans>}
      error={problem && <FieldErrorText problem={problem} />}
    >
      {(control) => (
        <Select
          {...control}
          name={`${part}.city`}
          autoComplete={`${sectionOf(part)} address-level2`}
          required
          disabled={readOnly}
          value={places.includes(address.city) ? address.city : ""}
          onChange={(event) => onChange("city", event.target.value)}
        >
          {!places.includes(address.city) && (
            <option value="">
              <Trans>Bitte wählen</Trans>
            </option>
          )}
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
