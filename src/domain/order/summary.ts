import type { Address } from "../address/address.ts"
import type { LegalVersions, PaymentChoice } from "./draft.ts"
import type { Station } from "../wizard/stations.ts"

/** Everything that the buyer sees on the summary and the button applies to (rule order.summary-hash). */
export interface SummaryParts {
  readonly offerHash: string
  readonly emailAddress: string
  readonly deliveryAddress: Address
  /** Null when it is the delivery address. */
  readonly invoiceAddress: Address | null
  /** Empty for an order of one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  readonly legalVersions: LegalVersions
}

const values = (part: object | null | undefined) =>
  part === null || part === undefined ? null : Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * The text whose SHA-256 is the SummaryHash: equal for equal contents whatever the order of keys, different for any
 * difference that the buyer could see.
 */
export const summaryFingerprint = (parts: SummaryParts): string =>
  JSON.stringify([
    "summary/2",
    parts.offerHash,
    parts.emailAddress,
    values(parts.deliveryAddress),
    values(parts.invoiceAddress),
    parts.stations.map(({ amount, address }) => [amount, values(address)]),
    [
      parts.payment.variant,
      parts.payment.paymentId,
      parts.payment.isInteraidPayment,
      parts.payment.orderReference,
      values(parts.payment.mandate),
      values(parts.payment.plan),
      ...(parts.payment.atProvider === undefined ? [] : [values(parts.payment.atProvider)])
    ],
    [parts.legalVersions.terms, parts.legalVersions.withdrawal, parts.legalVersions.privacy]
  ])
