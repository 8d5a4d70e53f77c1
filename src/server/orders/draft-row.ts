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

/** How the mailbox of a draft stands: proved by the buyer, or counted as a new one of a day (its beginning, ISO 8601). */
export type DraftMailbox = { readonly kind: "proved" } | { readonly kind: "counted"; readonly window: string }

/** What the buyer has filled in. */
export interface DraftContents extends OrderAnswers {
  /** Drafts from before mailboxes were counted lack it. */
  readonly mailbox?: DraftMailbox
  readonly deliveryAddress: Address | null
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
  /** Null until they were saved; drafts from before there were stations lack it. */
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
  /** How far the order has come, as the machine left it with the last save; null for a draft from before. */
  readonly snapshot: StoredSteps | null
  readonly placedOrderId: string | null
}

/** Where a draft is counted (rule figures.steps). */
export const placeOf = ({ countryId, productGroupId, calculation }: DraftRow): StepPlace => ({
  countryId,
  productGroupId,
  zipCode: calculation.zipCode
})

/** A draft whose every step is done: it can be ordered. */
export interface ReadyContents extends Omit<DraftContents, "stations"> {
  readonly deliveryAddress: Address
  /** Empty for an order of one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
}

type Saved = Pick<DraftRow, "countryId" | "calculation" | "offer" | "contents">

const orderOf = ({ countryId, calculation, offer, contents }: Saved) => ({
  countryId,
  calculation,
  offer,
  // what was chosen once was offered then; whether its provider is still there is asked when it is ordered
  ...(contents.payment?.atProvider === undefined ? {} : { providers: { paypal: true, instalment: true } }),
  ...contents
})

const variantOf = (saved: Saved): PaymentVariant =>
  saved.contents.payment?.variant ?? openingVariant(orderOf(saved))

/** The machine's snapshot after a change of what was saved; computed with every save, never while placing. */
export const snapshotAfter = (stored: StoredSteps | null, saved: Saved): StoredSteps =>
  nextSteps(stored, { count: saved.calculation.stations, ...standingForms(orderOf(saved)) })

/** The kept snapshot, or the one that a draft from before, or of another machine, opens with. */
const currentSnapshot = (row: DraftRow): StoredSteps =>
  isReadable(row.snapshot) ? row.snapshot : snapshotAfter(row.snapshot, row)

/** The contents when the summary is accessible, as the machine decided when they were saved. */
export const readyContents = (row: DraftRow): ReadyContents | undefined => {
  const { deliveryAddress, payment, stations = null } = row.contents
  if (deliveryAddress === null || payment === null || currentSnapshot(row).value !== "Summary")
    return undefined
  const ordered = orderedStations(stations, { calculation: row.calculation, deliveryAddress })
  return ordered === undefined ? undefined : { ...row.contents, deliveryAddress, payment, stations: ordered }
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url")

/** What the buyer sees on the summary of what was filled in; the receipt copies it. */
export const seenContents = ({ mailbox: _, useInvoiceAddress, ...contents }: ReadyContents) => ({
  ...contents,
  invoiceAddress: useInvoiceAddress ? contents.invoiceAddress : null
})

/** Locks everything that the summary shows. */
export const summaryHashOf = (row: DraftRow, contents: ReadyContents): string =>
  sha256(
    summaryFingerprint({
      ...seenContents(contents),
      offerHash: row.offer.hash,
      legalVersions: legalVersionsOf(row.countryId, row.productGroupId)
    })
  )

/** The draft as the wizard shows it ("common order data", rule order.common-data). */
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
