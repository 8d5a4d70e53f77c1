import { createHash } from "node:crypto"
import { type Address, addressProblems } from "../../domain/address.ts"
import type { Calculation } from "../../domain/calculation.ts"
import type { CountryId } from "../../domain/country.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import { type Offer, offerLifetime } from "../../domain/offer.ts"
import type { OrderDraft, PaymentChoice } from "../../domain/order-draft.ts"
import { applicableSteps } from "../../domain/order-steps.ts"
import { summaryFingerprint } from "../../domain/order-summary.ts"
import { validatedSteps } from "../../domain/order-validation.ts"
import { openingVariant } from "../../domain/payment/availability.ts"
import { isPaymentStanding } from "../../domain/payment/payment-standing.ts"
import type { ProductGroupId } from "../../domain/product-group.ts"

/** What the buyer has filled in. */
export interface DraftContents {
  readonly emailAddress: string
  readonly deliveryAddress: Address | null
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
  readonly payment: PaymentChoice | null
}

export const emptyContents: DraftContents = {
  emailAddress: "",
  deliveryAddress: null,
  useInvoiceAddress: false,
  invoiceAddress: null,
  payment: null
}

/** A row of order_draft, with the order that it became. */
export interface DraftRow {
  readonly id: string
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly version: number
  readonly calculation: Calculation
  readonly dealerId: number
  readonly offer: Offer
  readonly offerCalculatedAt: Date
  readonly contents: DraftContents
  readonly placedOrderId: string | null
}

/** A draft whose every step is done: it can be ordered. */
export interface ReadyContents extends DraftContents {
  readonly deliveryAddress: Address
  readonly payment: PaymentChoice
}

const stepsOf = ({ countryId, calculation, offer, contents }: DraftRow) => {
  const { deliveryAddress, payment } = contents
  const order = { countryId, calculation, offer, ...contents }
  const applicable = applicableSteps({
    stations: calculation.stations,
    variant: payment?.variant ?? openingVariant(order)
  })
  const address =
    deliveryAddress !== null &&
    contents.emailAddress !== "" &&
    deliveryAddress.zipCode === calculation.zipCode &&
    addressProblems(deliveryAddress, { phoneRequired: true }).length === 0
  const steps = validatedSteps(applicable, {
    address,
    stations: calculation.stations === 1,
    payment: payment !== null && isPaymentStanding(order, payment)
  })
  return { applicable, steps, isReady: steps.length === applicable.length }
}

/** The contents when the summary is accessible, by the steps' own rules. */
export const readyContents = (row: DraftRow): ReadyContents | undefined => {
  const { deliveryAddress, payment } = row.contents
  return deliveryAddress !== null && payment !== null && stepsOf(row).isReady
    ? { ...row.contents, deliveryAddress, payment }
    : undefined
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url")

/** Locks everything that the summary shows. */
export const summaryHashOf = (row: DraftRow, contents: ReadyContents): string =>
  sha256(
    summaryFingerprint({
      offerHash: row.offer.hash,
      emailAddress: contents.emailAddress,
      deliveryAddress: contents.deliveryAddress,
      invoiceAddress: contents.useInvoiceAddress ? contents.invoiceAddress : null,
      payment: contents.payment,
      legalVersions: legalVersionsOf(row.countryId, row.productGroupId)
    })
  )

/** The draft as the wizard shows it ("common order data", accounts.md 3). */
export const draftOf = (row: DraftRow): OrderDraft => {
  const { contents, offer } = row
  const { applicable, steps } = stepsOf(row)
  const ready = readyContents(row)
  return {
    orderDraftId: row.id,
    version: row.version,
    countryId: row.countryId,
    productGroupId: row.productGroupId,
    calculation: row.calculation,
    offer,
    offerValidUntil: new Date(row.offerCalculatedAt.getTime() + offerLifetime).toISOString(),
    emailAddress: contents.emailAddress,
    deliveryAddress: contents.deliveryAddress,
    invoiceAddress: contents.invoiceAddress,
    useInvoiceAddress: contents.useInvoiceAddress,
    payment: contents.payment,
    allowCompany: true,
    allowInvoiceAddress: true,
    allowAddressSelection: false,
    isInteraidPayment: offer.isInteraidPayment,
    steps,
    applicableSteps: applicable,
    summaryHash: ready === undefined ? null : summaryHashOf(row, ready),
    legalVersions: legalVersionsOf(row.countryId, row.productGroupId),
    placedOrderId: row.placedOrderId
  }
}
