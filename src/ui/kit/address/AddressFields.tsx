import { Trans } from "@lingui/react/macro"
import type { InputHTMLAttributes, ReactNode } from "react"
import type { Address, FieldProblem } from "../../../domain/address/address.ts"
import { addressLengths } from "../../../domain/address/address-lengths.ts"
import { typedLine } from "../../../domain/typed-text.ts"
import { Field } from "../form/Field.tsx"
import { TextInput } from "../form/TextInput.tsx"
import { FieldErrorText } from "./FieldErrorText.tsx"
import { fieldId } from "./field-id.ts"
import s from "./AddressFields.module.css"

/** Address fields that are single-line texts. */
export type AddressText = keyof typeof addressLengths

/** The part of the form that an address belongs to. */
export type AddressPart =
  | "deliveryAddress"
  | "invoiceAddress"
  | "own.deliveryAddress"
  | "own.invoiceAddress"
  | `stations.${number}.address`

export interface AddressFieldsProps {
  readonly part: AddressPart
  readonly address: Address
  readonly problems: ReadonlyArray<FieldProblem>
  readonly allowCompany: boolean
  /** Whether the fields are locked while the address is being saved. */
  readonly readOnly?: boolean
  readonly onChange: (field: AddressText, value: string) => void
}

const autofill: Partial<Record<AddressText, string>> = {
  companyName: "organization",
  firstName: "given-name",
  lastName: "family-name",
  addition: "address-line2",
  zipCode: "postal-code",
  city: "address-level2",
  phone: "tel"
}

/** Returns the browser's autofill section for the kind of address. */
export const sectionOf = (part: AddressPart): string =>
  part.endsWith("deliveryAddress")
    ? "shipping"
    : part.endsWith("invoiceAddress")
      ? "billing"
      : `section-${part.split(".").slice(0, 2).join("-")} shipping`

type OneFieldProps = Omit<AddressFieldsProps, "allowCompany"> & {
  readonly field: AddressText
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly input?: InputHTMLAttributes<HTMLInputElement>
}

/** Text field of an address with its label, error and browser autofill. */
export function AddressTextField(props: OneFieldProps) {
  const { part, address, problems, field, label, hint, optional = false, input, readOnly, onChange } = props
  const id = `${part}.${field}`
  const told = problems.find((each) => each.field === id)
  // text that is too long is reported while typing and never cut off
  const isTooLong = typedLine(address[field]).length > addressLengths[field]
  const problem = told ?? (isTooLong ? ({ field: id, code: "tooLong" } as const) : undefined)
  const kind = autofill[field]
  return (
    <Field
      id={fieldId(id)}
      label={label}
      hint={hint}
      optional={optional}
      error={problem && <FieldErrorText problem={problem} />}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={id}
          value={address[field]}
          required={!optional}
          readOnly={readOnly}
          autoComplete={kind === undefined ? "off" : `${sectionOf(part)} ${kind}`}
          onChange={(event) => onChange(field, event.target.value)}
        />
      )}
    </Field>
  )
}

type NameAndStreetProps = AddressFieldsProps & {
  /** Whether the first name may be empty because the surname at the door is enough. */
  readonly optionalFirstName?: boolean
}

/** Name and street, in the usual order. */
export function NameAndStreet(props: NameAndStreetProps) {
  const { allowCompany, optionalFirstName = false, ...rest } = props
  return (
    <>
      <div className={s["pair"]}>
        <AddressTextField
          {...rest}
          field="firstName"
          label={<Trans>Vorname</Trans>}
          optional={optionalFirstName}
        />
        <AddressTextField {...rest} field="lastName" label={<Trans>Nachname</Trans>} />
      </div>
      {allowCompany && (
        <AddressTextField {...rest} field="companyName" label={<Trans>Firma</Trans>} optional />
      )}
      <div className={s["street"]}>
        <AddressTextField
          {...rest}
          field="street"
          label={<Trans>Straße</Trans>}
          input={{ autoComplete: `${sectionOf(props.part)} address-line1` }}
        />
        <AddressTextField {...rest} field="houseNumber" label={<Trans>Hausnr.</Trans>} />
      </div>
      <AddressTextField {...rest} field="addition" label={<Trans>Adresszusatz</Trans>} optional />
    </>
  )
}
