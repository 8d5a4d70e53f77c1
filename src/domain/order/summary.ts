import { isRecord } from "../is-record.ts"
import type { Address } from "../address/address.ts"
import type { OrderAnswers } from "./answers.ts"
import type { LegalVersions, PaymentChoice } from "./draft.ts"
import type { Station } from "./wizard/stations.ts"

/**
 * Everything that the buyer sees on the summary and agrees to by clicking the order button (rule order.summary-hash).
 */
export interface SummaryParts extends OrderAnswers {
  readonly offerHash: string
  readonly deliveryAddress: Address
  /** `null` if the delivery address is also the invoice address. */
  readonly invoiceAddress: Address | null
  /** Empty for an order for one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  readonly legalVersions: LegalVersions
}

const isLess = (one: string, other: string) => (one < other ? -1 : 1)

const values = (part: object | null | undefined) =>
  part === null || part === undefined ? null : Object.entries(part).toSorted(([a], [b]) => isLess(a, b))

/** Serialises the contents with sorted keys at all levels, so that equal contents give equal text. */
const inOneOrder = (answers: object): string =>
  JSON.stringify(answers, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => isLess(a, b))) : value
  )

/**
 * Returns the text whose SHA-256 is the SummaryHash: equal for equal contents, whatever the order of keys, and
 * different for every difference visible to the buyer.
 */
export const summaryFingerprint = (parts: SummaryParts): string => {
  const { offerHash, deliveryAddress, invoiceAddress, stations, payment, legalVersions, ...answers } = parts
  const { emailAddress, ...further } = answers
  return JSON.stringify([
    "summary/2",
    offerHash,
    emailAddress,
    values(deliveryAddress),
    values(invoiceAddress),
    stations.map(({ amount, address }) => [amount, values(address)]),
    [
      payment.variant,
      payment.paymentId,
      payment.isInteraidPayment,
      payment.orderReference,
      values(payment.mandate),
      values(payment.plan),
      ...(payment.atProvider === undefined ? [] : [values(payment.atProvider)])
    ],
    [legalVersions.terms, legalVersions.withdrawal, legalVersions.privacy],
    ...(Object.keys(further).length === 0 ? [] : [inOneOrder(further)])
  ])
}
