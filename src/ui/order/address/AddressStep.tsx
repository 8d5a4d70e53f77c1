import { Trans } from "@lingui/react/macro"
import { emptyAddress, type FieldProblem } from "../../../domain/address/address.ts"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { AddressForm } from "../../../domain/order/wizard/address-form.ts"
import { addressesIn, chosenAddress, mostOwnAddresses } from "../../../domain/order/wizard/own-address.ts"
import { DeliveryNote } from "../../kit/address/DeliveryNote.tsx"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import {
  AddressTextField,
  type AddressText,
  NameAndStreet,
  sectionOf
} from "../../kit/address/AddressFields.tsx"
import { fieldId } from "../../kit/address/field-id.ts"
import { TitleFields } from "../../kit/address/TitleFields.tsx"
import { AddressChoice } from "./AddressChoice.tsx"
import type { Buyer } from "../summary/BuyerNote.tsx"
import { DeliveryPlace } from "./DeliveryPlace.tsx"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import s from "../Form.module.css"

export interface AddressStepProps {
  readonly form: AddressForm
  readonly calculation: Calculation
  /** The signed-in user; null for a guest. */
  readonly buyer: Buyer | null
  /** Valid places of the postal code; empty until they are known. */
  readonly places: ReadonlyArray<string>
  readonly allowCompany: boolean
  readonly allowInvoiceAddress: boolean
  readonly problems: ReadonlyArray<FieldProblem>
  /** URL of the offer list, where the user can calculate offers for another postal code. */
  readonly listHref: string
  readonly onChange: (form: AddressForm) => void
}

/** First step of the wizard: delivery address, phone number and e-mail address. */
export function AddressStep(props: AddressStepProps) {
  const { form, calculation, problems, allowCompany, onChange } = props
  const change = (part: "deliveryAddress" | "invoiceAddress") => (field: AddressText, value: string) => {
    const address = form[part] ?? emptyAddress(calculation.countryId, "")
    onChange({ ...form, [part]: { ...address, [field]: value } })
  }
  const delivery = {
    part: "deliveryAddress",
    address: form.deliveryAddress,
    problems,
    onChange: change("deliveryAddress")
  } as const
  return (
    <>
      <fieldset className={s["group"]}>
        <legend className={s["legend"]}>
          <Trans>Wohin sollen wir liefern?</Trans>
        </legend>
        {props.buyer?.own && (
          <AddressChoice
            id="own-delivery"
            own={addressesIn(props.buyer.own.delivery, calculation.zipCode)}
            elsewhere={
              props.buyer.own.delivery.length -
              addressesIn(props.buyer.own.delivery, calculation.zipCode).length
            }
            address={form.deliveryAddress}
            onChoose={(address) =>
              onChange({
                ...form,
                deliveryAddress: address ?? {
                  ...emptyAddress(calculation.countryId, calculation.zipCode),
                  city: form.deliveryAddress.city,
                  phone: form.deliveryAddress.phone
                }
              })
            }
            onEdit={props.buyer.onEditAddress}
          />
        )}
        <TitleFields
          idPrefix={fieldId("deliveryAddress")}
          titles={form.deliveryAddress}
          section={sectionOf("deliveryAddress")}
          onChange={(titles) =>
            onChange({ ...form, deliveryAddress: { ...form.deliveryAddress, ...titles } })
          }
        />
        <NameAndStreet {...delivery} allowCompany={allowCompany} />
        <DeliveryPlace {...delivery} places={props.places} listHref={props.listHref} />
        <KeepAddress {...props} />
      </fieldset>
      <fieldset className={s["group"]}>
        <legend className={s["legend"]}>
          <Trans>Wie erreichen wir Sie?</Trans>
        </legend>
        <AddressTextField
          {...delivery}
          field="phone"
          label={<Trans>Telefon</Trans>}
          hint={<Trans>Der Händler stimmt den Liefertermin mit Ihnen ab.</Trans>}
          input={{ type: "tel", inputMode: "tel" }}
        />
        <EmailField form={form} problems={problems} onChange={onChange} />
        <DeliveryNote {...delivery} />
      </fieldset>
      {props.allowInvoiceAddress && <InvoiceAddress {...props} onField={change("invoiceAddress")} />}
    </>
  )
}

type Part = Pick<AddressStepProps, "form" | "problems" | "onChange">

/** Offers to save a customer's input for the next order (rule order.keeps-address). */
function KeepAddress({ form, buyer, onChange }: AddressStepProps) {
  const own = buyer?.own
  if (!own || own.delivery.length + own.invoice.length >= mostOwnAddresses) return null
  if (chosenAddress(own.delivery, form.deliveryAddress) !== undefined) return null
  return (
    <Checkbox
      name="keepAddress"
      checked={form.keepAddress === true}
      onChange={(event) => onChange({ ...form, keepAddress: event.target.checked })}
      label={<Trans>Adresse in meinem Konto speichern</Trans>}
    />
  )
}

function EmailField({ form, problems, onChange }: Part) {
  const problem = problems.find((each) => each.field === "emailAddress")
  return (
    <Field
      id="emailAddress"
      label={<Trans>E-Mail</Trans>}
      hint={<Trans>Dorthin senden wir sofort die Bestätigung Ihrer Bestellung. Keine Werbung.</Trans>}
      error={problem && <FieldErrorText problem={problem} />}
    >
      {(control) => (
        <TextInput
          {...control}
          name="emailAddress"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.emailAddress}
          onChange={(event) => onChange({ ...form, emailAddress: event.target.value })}
        />
      )}
    </Field>
  )
}

function InvoiceAddress(
  props: AddressStepProps & { readonly onField: (field: AddressText, value: string) => void }
) {
  const { form, calculation, problems, allowCompany, onChange, onField } = props
  const address = form.invoiceAddress ?? emptyAddress(calculation.countryId, "")
  const fields = { part: "invoiceAddress", address, problems, onChange: onField } as const
  return (
    <div className={s["group"]}>
      <Checkbox
        name="useInvoiceAddress"
        checked={form.useInvoiceAddress}
        onChange={(event) =>
          onChange({ ...form, useInvoiceAddress: event.target.checked, invoiceAddress: address })
        }
        label={<Trans>Rechnung an eine andere Adresse</Trans>}
      />
      {form.useInvoiceAddress && (
        <fieldset className={s["group"]}>
          <legend className={s["legend"]}>
            <Trans>Wohin geht die Rechnung?</Trans>
          </legend>
          {props.buyer?.own && props.buyer.own.invoice.length > 0 && (
            <AddressChoice
              id="own-invoice"
              own={props.buyer.own.invoice}
              elsewhere={0}
              address={form.invoiceAddress}
              onChoose={(chosen) =>
                onChange({
                  ...form,
                  invoiceAddress: chosen ?? emptyAddress(calculation.countryId, "")
                })
              }
            />
          )}
          <TitleFields
            idPrefix={fieldId("invoiceAddress")}
            titles={address}
            section={sectionOf("invoiceAddress")}
            onChange={(titles) => onChange({ ...form, invoiceAddress: { ...address, ...titles } })}
          />
          <NameAndStreet {...fields} allowCompany={allowCompany} />
          {allowCompany && (
            <AddressTextField {...fields} field="vatId" label={<Trans>USt-IdNr.</Trans>} optional />
          )}
          <div className={s["place"]}>
            <AddressTextField
              {...fields}
              field="zipCode"
              label={<Trans>PLZ</Trans>}
              input={{ inputMode: "numeric" }}
            />
            <AddressTextField {...fields} field="city" label={<Trans>Ort</Trans>} />
          </div>
        </fieldset>
      )}
    </div>
  )
}
