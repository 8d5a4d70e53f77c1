import { Trans } from "@lingui/react/macro"
import { Field } from "../kit/Field.tsx"
import { Select } from "../kit/TextInput.tsx"
import { type AddressFieldsProps, AddressTextField, fieldId } from "./AddressFields.tsx"
import { FieldErrorText } from "./FieldErrorText.tsx"
import s from "./Form.module.css"

interface DeliveryPlaceProps extends Omit<AddressFieldsProps, "allowCompany"> {
  readonly places: ReadonlyArray<string>
  readonly listHref: string
}

/**
 * Where it is delivered: the zip is that of the price and stands fixed, the place is one of its real places. While these
 * are not known the place is written by hand and the server looks at it.
 */
export function DeliveryPlace({ places, listHref, ...fields }: DeliveryPlaceProps) {
  return (
    <>
      <div className={s["place"]}>
        <div>
          <p className={s["label"]}>
            <Trans>PLZ</Trans>
          </p>
          <p className={s["fixed"]}>{fields.address.zipCode}</p>
        </div>
        {places.length === 0 ? (
          <AddressTextField {...fields} field="city" label={<Trans>Ort</Trans>} />
        ) : (
          <PlaceSelect {...fields} places={places} />
        )}
      </div>
      <p className={s["hint"]}>
        <Trans>
          Der Preis gilt für diese Postleitzahl. <a href={listHref}>Andere Postleitzahl berechnen</a>
        </Trans>
      </p>
    </>
  )
}

function PlaceSelect({ part, address, problems, places, onChange }: Omit<DeliveryPlaceProps, "listHref">) {
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
          autoComplete="shipping address-level2"
          required
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
