import { type Address, addressProblems, type FieldProblem, isEmail } from "../address/address.ts"
import type { OrderDraft } from "../order/draft.ts"
import { type PaymentForm, paymentFormProblems } from "../payment/payment-form.ts"

export type { PaymentForm } from "../payment/payment-form.ts"
import { allowanceProblems } from "./allowances.ts"
import { type StationsForm, stationsFormProblems } from "./stations.ts"

/** What the address step saves. */
export interface AddressForm {
  readonly emailAddress: string
  readonly deliveryAddress: Address
  readonly useInvoiceAddress: boolean
  /** Null when the delivery address is the invoice's. */
  readonly invoiceAddress: Address | null
}

const within = (parent: string, problems: ReadonlyArray<FieldProblem>): ReadonlyArray<FieldProblem> =>
  problems.map((problem) => ({ ...problem, field: `${parent}.${problem.field}` }))

const emailProblems = (email: string): ReadonlyArray<FieldProblem> =>
  email.trim() === ""
    ? [{ field: "emailAddress", code: "required" }]
    : isEmail(email.trim())
      ? []
      : [{ field: "emailAddress", code: "invalid" }]

/** The price is for one place: goods cannot be sent elsewhere than they were calculated for. */
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

/** Everything that is wrong with the address step, in the order of its fields. */
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

/** A filled-in step of the wizard. */
export type StepForm =
  | ({ readonly step: "DeliveryAddress" } & AddressForm)
  | ({ readonly step: "DeliveryStations" } & StationsForm)
  | ({ readonly step: "Payment" } & PaymentForm)

/** Everything that is wrong with a step's form; the server asks the same, and by its own day. */
export const formProblems = (form: StepForm, order: OrderDraft): ReadonlyArray<FieldProblem> => {
  switch (form.step) {
    case "DeliveryAddress":
      return addressFormProblems(form, order)
    case "DeliveryStations":
      return stationsFormProblems(form, order)
    case "Payment":
      return paymentFormProblems(form, order, order.offerValidUntil.slice(0, 10))
  }
}
