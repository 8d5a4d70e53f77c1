import type { Address } from "../../address/address.ts"

/**
 * Known data of a buyer, in addition to the draft: from the account, or from a registration started in this browser.
 */
export interface KnownBuyer {
  readonly emailAddress: string
  /**
   * An earlier or intended delivery address; only the name and contact data are used if the price is for another place.
   */
  readonly deliveryAddress: Address | null
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
}
