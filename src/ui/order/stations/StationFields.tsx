import { Trans } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import { type Address, emptyAddress, type FieldProblem } from "../../../domain/address/address.ts"
import { parseAmount } from "../../../domain/product/amount.ts"
import { bulkPointLimits } from "../../../domain/bulk/points.ts"
import type { ProductGroup } from "../../../domain/product/product-group.ts"
import type { OwnAddress } from "../../../domain/order/wizard/own-address.ts"
import type { StationEntry } from "../../../domain/order/wizard/stations.ts"
import { AddressTextField, NameAndStreet, sectionOf } from "../../kit/address/AddressFields.tsx"
import { fieldId } from "../../kit/address/field-id.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { DeliveryNote } from "../../kit/address/DeliveryNote.tsx"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { PlaceField } from "../../kit/address/PlaceField.tsx"
import { TitleFields } from "../../kit/address/TitleFields.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import { AmountTextInput } from "../../kit/form/ZipAndAmount.tsx"
import { useSite } from "../../kit/site.tsx"
import { AddressChoice } from "../address/AddressChoice.tsx"
import s from "../Form.module.css"

interface StationFieldsProps {
  /** Index of the delivery point, from 0. */
  readonly place: number
  readonly group: ProductGroup
  readonly amount: number | null
  /** Null for the first delivery point, which uses the address of the address step. */
  readonly address: Address | null
  readonly deliveryAddress: Address | null
  readonly places: ReadonlyArray<string>
  /** Saved addresses with the postal code of this delivery point. */
  readonly own: ReadonlyArray<OwnAddress>
  readonly problems: ReadonlyArray<FieldProblem>
  /** Whether the page's URL selects this delivery point. */
  readonly isWished: boolean
  readonly addressHref: string
  readonly onAddressStep: () => void
  readonly onChange: (entry: StationEntry) => void
}

/** Fields of one delivery point: its amount and its address. */
export function StationFields(props: StationFieldsProps) {
  const { place, group, amount, address, problems, isWished, onChange } = props
  const start = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isWished) start.current?.focus()
  }, [isWished])
  const field = `stations.${place}.amount`
  const problem = problems.find((each) => each.field === field)
  const { locale } = useSite()
  const { min, max } = bulkPointLimits(locale.countryId, group.id)
  const part = `stations.${place}.address` as const
  return (
    <fieldset ref={start} tabIndex={-1} className={s["group"]} data-station={place + 1}>
      <legend className={s["legend"]}>
        <Trans>Lieferstelle {place + 1}</Trans>
      </legend>
      <Field
        id={fieldId(field)}
        label={<Trans>Menge in {group.unitPlural}</Trans>}
        hint={
          <Trans>
            <AmountText amount={min} unit={group.unit} /> bis <AmountText amount={max} unit={group.unit} />
          </Trans>
        }
        error={problem && <FieldErrorText problem={problem} />}
      >
        {(control) => (
          <AmountTextInput
            {...control}
            name={field}
            unit={group.isPallet ? undefined : group.unit}
            amount={amount}
            onText={(text) => onChange({ amount: parseAmount(text, group.unit), address })}
          />
        )}
      </Field>
      {address === null ? (
        <FirstAddress {...props} />
      ) : (
        <AddressFields
          {...props}
          part={part}
          address={address}
          onAddress={(next) => onChange({ amount, address: next })}
        />
      )}
    </fieldset>
  )
}

function FirstAddress({ deliveryAddress, addressHref, onAddressStep }: StationFieldsProps) {
  return (
    <div>
      {deliveryAddress !== null && <AddressText address={deliveryAddress} />}
      <a
        href={addressHref}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onAddressStep()
        }}
      >
        <Trans>Adresse ändern</Trans>
      </a>
    </div>
  )
}

interface AddressFieldsProps extends Omit<StationFieldsProps, "address"> {
  readonly part: `stations.${number}.address`
  readonly address: Address
  readonly onAddress: (address: Address) => void
}

function AddressFields({ place, part, address, own, problems, places, onAddress }: AddressFieldsProps) {
  const fields = {
    part,
    address,
    problems,
    onChange: (field: keyof Address, value: string) => onAddress({ ...address, [field]: value })
  }
  return (
    <>
      {own.length > 0 && (
        <AddressChoice
          id={`own-station-${place + 1}`}
          own={own}
          elsewhere={0}
          address={address}
          onChoose={(chosen) =>
            onAddress(
              chosen === null
                ? { ...emptyAddress(address.countryId, address.zipCode), city: address.city }
                : // a company stands at the first station alone
                  { ...chosen, companyName: "", vatId: "" }
            )
          }
        />
      )}
      <TitleFields
        idPrefix={fieldId(part)}
        titles={address}
        section={sectionOf(part)}
        onChange={(titles) => onAddress({ ...address, ...titles })}
      />
      <NameAndStreet {...fields} allowCompany={false} optionalFirstName />
      <div className={s["place"]}>
        <div>
          <p className={s["label"]}>
            <Trans>PLZ</Trans>
          </p>
          <p className={s["fixed"]}>{address.zipCode}</p>
        </div>
        <PlaceField {...fields} places={places} />
      </div>
      <AddressTextField
        {...fields}
        field="phone"
        label={<Trans>Telefon vor Ort</Trans>}
        hint={<Trans>Ohne eigene Nummer ruft der Fahrer bei Ihnen an.</Trans>}
        optional
        input={{ type: "tel", inputMode: "tel" }}
      />
      <DeliveryNote {...fields} />
    </>
  )
}
