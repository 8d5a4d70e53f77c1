import { type Address, addressProblems } from "../address/address.ts"
import { emailProblem } from "./email.ts"
import { passwordProblems } from "./password.ts"

/** The form for creating an account, or for ordering as a guest (rule account.registration-cache). */
export interface RegistrationForm {
  readonly email: string
  /** Undefined for a guest. */
  readonly password?: string | undefined
  readonly deliveryAddress?: Address | undefined
  readonly invoiceAddress?: Address | undefined
  readonly useInvoiceAddress: boolean
  /** Version of the accepted terms; empty if the user has not accepted them. */
  readonly termsVersion: string
  readonly newsletter: boolean
}

/**
 * A validation error: the field and an error code; the codes are those of address fields, e-mail addresses and
 * passwords.
 */
export interface FormProblem {
  readonly field: string
  readonly code: string
}

const addressed = (
  name: string,
  address: Address | undefined,
  phoneRequired: boolean
): ReadonlyArray<FormProblem> =>
  address === undefined
    ? []
    : addressProblems(address, { phoneRequired }).map(({ field, code }) => ({
        field: `${name}.${field}`,
        code
      }))

/**
 * Returns all validation errors for the form, in the order of its fields. Guests need no password and accept the terms
 * with the order.
 */
export const registrationProblems = (
  form: RegistrationForm,
  { asGuest }: { readonly asGuest: boolean }
): ReadonlyArray<FormProblem> => {
  const email = emailProblem(form.email)
  const passwords = asGuest ? [] : passwordProblems(form.password ?? "", form.email)
  return [
    ...(email === undefined ? [] : [{ field: "email", code: email }]),
    ...passwords.map((code) => ({ field: "password", code })),
    ...addressed("deliveryAddress", form.deliveryAddress, true),
    ...(form.useInvoiceAddress ? addressed("invoiceAddress", form.invoiceAddress, false) : []),
    ...(!asGuest && form.termsVersion === "" ? [{ field: "termsVersion", code: "required" }] : [])
  ]
}
