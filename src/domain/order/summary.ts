import { isRecord } from "../is-record.ts"
import type { Address } from "../address/address.ts"
import type { OrderAnswers } from "./answers.ts"
import type { LegalVersions, PaymentChoice } from "./draft.ts"
import type { Station } from "./wizard/stations.ts"

/** Everything that the buyer sees on the summary and the button applies to (rule order.summary-hash). */
export interface SummaryParts extends OrderAnswers {
  readonly offerHash: string
  readonly deliveryAddress: Address
  /** Null when it is the delivery address. */
  readonly invoiceAddress: Address | null
  /** Empty for an order of one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  readonly legalVersions: LegalVersions
}

const isLess = (one: string, other: string) => (one < other ? -1 : 1)

const values = (part: object | null | undefined) =>
  part === null || part === undefined ? null : Object.entries(part).toSorted(([a], [b]) => isLess(a, b))

/** The same text for the same contents, in whatever order and depth their keys stand. */
const inOneOrder = (answers: object): string =>
  JSON.stringify(answers, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => isLess(a, b))) : value
  )

/**
 * The text whose SHA-256 is the SummaryHash: equal for equal contents whatever the order of keys, different for any
 * difference that the buyer could see.
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
