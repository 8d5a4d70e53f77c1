import { Trans, useLingui } from "@lingui/react/macro"
import type { AddressEntry } from "../../../domain/account/address-entry.ts"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { countries, countryIds } from "../../../domain/place/country.ts"
import { AddressTextField, type AddressText, NameAndStreet } from "./AddressFields.tsx"
import { fieldId } from "./field-id.ts"
import { DeliveryNote } from "./DeliveryNote.tsx"
import { FieldErrorText } from "./FieldErrorText.tsx"
import { PlaceField } from "./PlaceField.tsx"
import { classes } from "../style/classes.ts"
import { Button } from "../Button.tsx"
import { RadioCards } from "../form/Choice.tsx"
import { ErrorSummary } from "../form/ErrorSummary.tsx"
import { Field } from "../form/Field.tsx"
import { Select } from "../form/TextInput.tsx"
import { useAttempt } from "../live/use-attempt.ts"
import f from "./AddressFields.module.css"
import s from "./AddressModal.module.css"
import type { ListState } from "./edited-list.view.ts"
import { ListNotice } from "./ListNotice.tsx"
import { TitleFields } from "./TitleFields.tsx"
import { type FindPlaces, usePlaces } from "./use-places.ts"

export interface AddressFormProps {
  readonly entry: AddressEntry
  readonly problems: ReadonlyArray<FieldProblem>
  /** A new object for each response that refused the input; each one counts as a new attempt. */
  readonly answer: object
  readonly state: ListState
  /** Whether the save was refused because of an earlier change to another address. */
  readonly isOtherRefused: boolean
  readonly signInHref: string
  readonly findPlaces: FindPlaces
  readonly onChange: (entry: AddressEntry) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** One address with all its fields; errors are shown at the field and in a summary above. */
export function AddressForm(props: AddressFormProps) {
  const { entry, state } = props
  const isSaving = state === "saving"
  const onChange = (next: AddressEntry) => {
    if (!isSaving) props.onChange(next)
  }
  const { t } = useLingui()
  const attempt = useAttempt(props.answer)
  const { address } = entry
  // the form may open over an order page that has address fields with the same names, so it uses its own prefix
  const part = entry.addressType === 1 ? "own.deliveryAddress" : "own.invoiceAddress"
  const places = usePlaces(props.findPlaces, address.countryId, address.zipCode)
  const problems = props.problems.map(({ field, code }) => ({ field: `${part}.${field}`, code }))
  const onField = (field: AddressText, value: string) =>
    onChange({ ...entry, address: { ...address, [field]: value } })
  const fields = { part, address, problems, onChange: onField, readOnly: isSaving } as const
  return (
    <form
      className={classes(s["form"], s["dialog"])}
      noValidate
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSave()
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={problems.map((problem) => ({
          fieldId: fieldId(problem.field),
          text: <FieldErrorText problem={problem} />
        }))}
      />
      <RadioCards
        legend={<Trans>Wofür ist die Adresse?</Trans>}
        name="addressType"
        plain
        disabled={isSaving}
        chosen={String(entry.addressType)}
        onChoose={(value) => onChange({ ...entry, addressType: value === "1" ? 1 : 0 })}
        cards={[
          { value: "1", label: t`Lieferung` },
          { value: "0", label: t`Rechnung` }
        ]}
      />
      <TitleFields
        idPrefix={fieldId(part)}
        titles={address}
        disabled={isSaving}
        onChange={(titles) => onChange({ ...entry, address: { ...address, ...titles } })}
      />
      <NameAndStreet {...fields} allowCompany />
      {entry.addressType === 0 && (
        <AddressTextField {...fields} field="vatId" label={<Trans>USt-IdNr.</Trans>} optional />
      )}
      <div className={f["place"]}>
        <AddressTextField
          {...fields}
          field="zipCode"
          label={<Trans>PLZ</Trans>}
          input={{ inputMode: "numeric" }}
        />
        <PlaceField {...fields} places={places} />
      </div>
      <CountryField entry={entry} disabled={isSaving} onChange={onChange} id={fieldId(`${part}.countryId`)} />
      <AddressTextField
        {...fields}
        field="phone"
        label={<Trans>Telefon</Trans>}
        optional={entry.addressType === 0}
        input={{ type: "tel", inputMode: "tel" }}
      />
      {entry.addressType === 1 && <DeliveryNote {...fields} />}
      <ListNotice state={state} signInHref={props.signInHref} onSave={props.onSave} />
      {props.isOtherRefused && (
        <p className={s["lead"]} role="alert">
          <Trans>
            Eine andere Adresse, die Sie geändert haben, ist noch unvollständig. Sie ist in der Liste
            markiert.
          </Trans>
        </p>
      )}
      <div className={s["actions"]}>
        <Button type="submit" busy={isSaving}>
          <Trans>Adresse speichern</Trans>
        </Button>
        <Button look="quiet" onClick={props.onCancel} disabled={isSaving}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  )
}

type CountryFieldProps = Pick<AddressFormProps, "entry" | "onChange"> & {
  readonly id: string
  readonly disabled: boolean
}

function CountryField({ entry, onChange, id, disabled }: CountryFieldProps) {
  const { address, addressType } = entry
  return (
    <Field id={id} label={<Trans>Land</Trans>}>
      {(control) => (
        <Select
          {...control}
          name="countryId"
          disabled={disabled}
          autoComplete={addressType === 1 ? "shipping country" : "billing country"}
          value={countries[address.countryId].iso}
          onChange={({ target }) => {
            const countryId = countryIds.find((id) => countries[id].iso === target.value)
            if (countryId !== undefined) onChange({ ...entry, address: { ...address, countryId } })
          }}
        >
          {countryIds.map((id) => (
            <option key={id} value={countries[id].iso}>
              {countries[id].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
