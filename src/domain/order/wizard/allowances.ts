import type { Address, FieldProblem } from "../../address/address.ts"
import type { PaymentVariant } from "../steps.ts"

/**
 * What the address steps offer, as the server tells it with the draft ("common order data", rule order.common-data).
 */
export interface Allowances {
  readonly allowCompany: boolean
  /** Whether the invoice may go elsewhere than the goods. */
  readonly allowInvoiceAddress: boolean
  /** Whether a signed-in customer may choose from the own addresses. */
  readonly allowAddressSelection: boolean
}

/**
 * By the payment variant: an instalment plan is for one person at one address that was checked for this order, so
 * nothing of it is allowed there; everywhere else all of it is (rule payment.instalment-buyer).
 */
export const allowancesOf = (variant: PaymentVariant): Allowances => {
  const isAllowed = variant !== "Installment"
  return {
    allowCompany: isAllowed,
    allowInvoiceAddress: isAllowed,
    allowAddressSelection: isAllowed
  }
}

/** What of the addresses the payment variant does not allow. */
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
