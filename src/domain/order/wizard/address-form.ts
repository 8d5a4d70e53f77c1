import {
  type Address,
  addressProblems,
  emptyAddress,
  type FieldProblem,
  isEmail
} from "../../address/address.ts"
import type { OrderDraft } from "../draft.ts"
import { typedLine } from "../../typed-text.ts"
import { allowanceProblems } from "./allowances.ts"

/** The data saved by the address step. */
export interface AddressForm {
  readonly emailAddress: string
  readonly deliveryAddress: Address
  readonly useInvoiceAddress: boolean
  /** `null` if the delivery address is also the invoice address. */
  readonly invoiceAddress: Address | null
  /** Whether to add the delivery address to the buyer's own addresses; not available to guests. */
  readonly keepAddress?: boolean
}

const within = (parent: string, problems: ReadonlyArray<FieldProblem>): ReadonlyArray<FieldProblem> =>
  problems.map((problem) => ({ ...problem, field: `${parent}.${problem.field}` }))

const emailProblems = (typed: string): ReadonlyArray<FieldProblem> => {
  const email = typedLine(typed)
  return email === ""
    ? [{ field: "emailAddress", code: "required" }]
    : isEmail(email)
      ? []
      : [{ field: "emailAddress", code: "invalid" }]
}

/**
 * Returns the validation errors for the place: the price is valid only for the place that the offer was calculated for.
 */
const placeProblems = (
  address: Address,
  order: Pick<OrderDraft, "calculation">
): ReadonlyArray<FieldProblem> => [
  ...(address.countryId === order.calculation.countryId
    ? []
    : [{ field: "countryId", code: "countryDiffers" as const }]),
  ...(address.zipCode === "" || address.zipCode === order.calculation.zipCode
    ? []
    : [{ field: "zipCode", code: "zipDiffers" as const }])
]

/** Returns all validation errors of the address step, in the order of the form's fields. */
export const addressFormProblems = (
  form: AddressForm,
  order: Pick<OrderDraft, "calculation" | "allowCompany" | "allowInvoiceAddress">
): ReadonlyArray<FieldProblem> => [
  ...allowanceProblems(form, order),
  ...emailProblems(form.emailAddress),
  ...within("deliveryAddress", [
    ...addressProblems(form.deliveryAddress, { phoneRequired: true }),
    ...placeProblems(form.deliveryAddress, order)
  ]),
  ...(!form.useInvoiceAddress
    ? []
    : form.invoiceAddress === null
      ? [{ field: "invoiceAddress", code: "required" as const }]
      : within("invoiceAddress", addressProblems(form.invoiceAddress, { phoneRequired: false })))
]

/**
 * Returns the initial values of the address step: the saved addresses, otherwise the zip of the calculation and, if
 * this zip has only one place, that place.
 */
export const addressFormOf = (draft: OrderDraft, places: ReadonlyArray<string>): AddressForm => ({
  emailAddress: draft.emailAddress,
  deliveryAddress: draft.deliveryAddress ?? {
    ...emptyAddress(draft.countryId, draft.calculation.zipCode),
    city: places.length === 1 ? (places[0] ?? "") : ""
  },
  useInvoiceAddress: draft.useInvoiceAddress,
  invoiceAddress: draft.invoiceAddress
})

type SavedAddresses = Omit<AddressForm, "deliveryAddress"> &
  Pick<OrderDraft, "calculation" | "deliveryAddress">

/**
 * Whether the saved addresses are valid, regardless of the payment method: if the payment method does not allow an
 * address, the buyer returns to the payment step, not to the address step.
 */
export const areAddressesStanding = (saved: SavedAddresses): boolean =>
  saved.deliveryAddress !== null &&
  addressFormProblems(
    { ...saved, deliveryAddress: saved.deliveryAddress },
    { calculation: saved.calculation, allowCompany: true, allowInvoiceAddress: true }
  ).length === 0
