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

/** Fields of an address that are texts of one line. */
export type AddressText = keyof typeof addressLengths

/** Where an address stands in its form. */
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
  /** Nothing can be changed while it is saved. */
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

/** The browser's name for the kind of address. */
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

/** One text of an address with its label, its error and the browser's autofill. */
export function AddressTextField(props: OneFieldProps) {
  const { part, address, problems, field, label, hint, optional = false, input, readOnly, onChange } = props
  const id = `${part}.${field}`
  const told = problems.find((each) => each.field === id)
  // what does not fit is said while it is typed, and never cut off
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

/** Name and street, in the order that is usual. */
export function NameAndStreet(props: AddressFieldsProps) {
  const { allowCompany, ...rest } = props
  return (
    <>
      <div className={s["pair"]}>
        <AddressTextField {...rest} field="firstName" label={<Trans>Vorname</Trans>} />
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
