import type { Address, FieldProblem } from "../../address/address.ts"
import type { PaymentVariant } from "../steps.ts"

/**
 * The options of the address steps, as sent by the server with the draft ("common order data", rule order.common-data).
 */
export interface Allowances {
  readonly allowCompany: boolean
  /** Whether the invoice address may differ from the delivery address. */
  readonly allowInvoiceAddress: boolean
  /** Whether a signed-in customer may choose one of their own addresses. */
  readonly allowAddressSelection: boolean
}

/**
 * Returns the options that a payment variant allows. An instalment plan is for one person at one address that was
 * checked for this order, so it allows none of the options; all other variants allow all of them (rule
 * payment.instalment-buyer).
 */
export const allowancesOf = (variant: PaymentVariant): Allowances => {
  const isAllowed = variant !== "Installment"
  return {
    allowCompany: isAllowed,
    allowInvoiceAddress: isAllowed,
    allowAddressSelection: isAllowed
  }
}

/** Returns the validation errors for addresses that the payment variant does not allow. */
export const allowanceProblems = (
  form: {
    readonly deliveryAddress: Address
    readonly useInvoiceAddress: boolean
    readonly invoiceAddress: Address | null
  },
  { allowCompany, allowInvoiceAddress }: Pick<Allowances, "allowCompany" | "allowInvoiceAddress">
): ReadonlyArray<FieldProblem> => [
  ...(allowCompany || form.deliveryAddress.companyName === ""
    ? []
    : [{ field: "deliveryAddress.companyName", code: "companyNotAllowed" as const }]),
  ...(allowInvoiceAddress || !form.useInvoiceAddress
    ? []
    : [{ field: "useInvoiceAddress", code: "invalid" as const }])
]
