import { createHash } from "node:crypto"
import type { Address } from "../../domain/address/address.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { StepPlace } from "../../domain/figures/shop-steps.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import { type Offer, offerLifetime } from "../../domain/offer/offer.ts"
import type { OrderAnswers } from "../../domain/order/answers.ts"
import type { OrderDraft, PaymentChoice } from "../../domain/order/draft.ts"
import { applicableSteps, type PaymentVariant } from "../../domain/order/steps.ts"
import { summaryFingerprint } from "../../domain/order/summary.ts"
import { openingVariant } from "../../domain/payment/availability.ts"
import { paymentProblemOf } from "../../domain/payment/payment-problem.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { allowancesOf } from "../../domain/order/wizard/allowances.ts"
import { standingForms } from "../../domain/order/wizard/order-forms.ts"
import { type DraftStation, orderedStations, type Station } from "../../domain/order/wizard/stations.ts"
import { isReadable, nextSteps, openSteps, type StoredSteps } from "../../machines/order/stored-steps.ts"

/**
 * State of the e-mail address of a draft: verified by the buyer, or unverified and already counted as a new address on
 * one day (`window`: start of that day, ISO 8601).
 */
export type DraftMailbox = { readonly kind: "proved" } | { readonly kind: "counted"; readonly window: string }

/** The buyer's input. */
export interface DraftContents extends OrderAnswers {
  /** Missing in drafts that were saved before e-mail addresses were counted. */
  readonly mailbox?: DraftMailbox
  readonly deliveryAddress: Address | null
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
  /** Null until stations are saved; missing in drafts that were saved before stations existed. */
  readonly stations?: ReadonlyArray<DraftStation> | null
  readonly payment: PaymentChoice | null
}

export const emptyContents: DraftContents = {
  emailAddress: "",
  deliveryAddress: null,
  useInvoiceAddress: false,
  invoiceAddress: null,
  stations: null,
  payment: null
}

/** A row of order_draft, with the order that was placed from it. */
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
  /** The machine's snapshot after the last save; null for drafts that were saved before snapshots existed. */
  readonly snapshot: StoredSteps | null
  readonly placedOrderId: string | null
}

/**
 * Returns the country, product group and postal code under which the steps of a draft are counted (rule figures.steps).
 */
export const placeOf = ({ countryId, productGroupId, calculation }: DraftRow): StepPlace => ({
  countryId,
  productGroupId,
  zipCode: calculation.zipCode
})

/** Contents of a draft whose steps are all complete: it can be ordered. */
export interface ReadyContents extends Omit<DraftContents, "stations"> {
  readonly deliveryAddress: Address
  /** Empty for an order with one delivery place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
}

type Saved = Pick<DraftRow, "countryId" | "calculation" | "offer" | "contents">

const orderOf = ({ countryId, calculation, offer, contents }: Saved) => ({
  countryId,
  calculation,
  offer,
  // a saved choice was offered when it was made; whether its provider is still available is checked when the order is
  // placed
  ...(contents.payment?.atProvider === undefined ? {} : { providers: { paypal: true, instalment: true } }),
  ...contents
})

const variantOf = (saved: Saved): PaymentVariant =>
  saved.contents.payment?.variant ?? openingVariant(orderOf(saved))

/**
 * Returns the machine's snapshot after a change of the saved data; it is computed with every save, never while the
 * order is being placed.
 */
export const snapshotAfter = (stored: StoredSteps | null, saved: Saved): StoredSteps =>
  nextSteps(stored, { count: saved.calculation.stations, ...standingForms(orderOf(saved)) })

/**
 * Returns the stored snapshot, or a new one for drafts without a snapshot or with a snapshot of another machine
 * version.
 */
const currentSnapshot = (row: DraftRow): StoredSteps =>
  isReadable(row.snapshot) ? row.snapshot : snapshotAfter(row.snapshot, row)

/**
 * Returns the contents if the summary is accessible, as the machine decided when they were saved; otherwise
 * `undefined`.
 */
export const readyContents = (row: DraftRow): ReadyContents | undefined => {
  const { deliveryAddress, payment, stations = null } = row.contents
  if (deliveryAddress === null || payment === null || currentSnapshot(row).value !== "Summary")
    return undefined
  const ordered = orderedStations(stations, { calculation: row.calculation, deliveryAddress })
  return ordered === undefined ? undefined : { ...row.contents, deliveryAddress, payment, stations: ordered }
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url")

/** Returns the contents that the summary shows to the buyer; the receipt copies them. */
export const seenContents = ({ mailbox: _, useInvoiceAddress, ...contents }: ReadyContents) => ({
  ...contents,
  invoiceAddress: useInvoiceAddress ? contents.invoiceAddress : null
})

/** Returns a hash over everything that the summary shows. */
export const summaryHashOf = (row: DraftRow, contents: ReadyContents): string =>
  sha256(
    summaryFingerprint({
      ...seenContents(contents),
      offerHash: row.offer.hash,
      legalVersions: legalVersionsOf(row.countryId, row.productGroupId)
    })
  )

/** Converts a row to the draft that the wizard shows ("common order data", rule order.common-data). */
export const draftOf = (row: DraftRow): OrderDraft => {
  const { offer } = row
  const { mailbox: _, ...contents } = row.contents
  const variant = variantOf(row)
  const applicable = applicableSteps({ stations: row.calculation.stations, variant })
  const ready = readyContents(row)
  return {
    ...contents,
    orderDraftId: row.id,
    version: row.version,
    countryId: row.countryId,
    productGroupId: row.productGroupId,
    calculation: row.calculation,
    offer,
    offerValidUntil: new Date(row.offerCalculatedAt.getTime() + offerLifetime).toISOString(),
    stations: contents.stations ?? null,
    paymentProblem: paymentProblemOf(orderOf(row)),
    ...allowancesOf(variant),
    isInteraidPayment: offer.isInteraidPayment,
    steps: openSteps(applicable, currentSnapshot(row)),
    applicableSteps: applicable,
    summaryHash: ready === undefined ? null : summaryHashOf(row, ready),
    legalVersions: legalVersionsOf(row.countryId, row.productGroupId),
    placedOrderId: row.placedOrderId
  }
}
