import type { Address } from "../../address/address.ts"

/** What is known of a buyer besides the draft: from the account, or from a registration begun in this browser. */
export interface KnownBuyer {
  readonly emailAddress: string
  /** Where goods went, or were to go; only the person counts where it is another place than the price is for. */
  readonly deliveryAddress: Address | null
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
}
