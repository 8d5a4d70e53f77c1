import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../../contract/schemas/offer.schema.ts"
import { instalmentConsentVersion } from "../../domain/legal/instalment-consent.ts"
import { mandateVersion } from "../../domain/legal/sepa-mandate.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import {
  addressPayload,
  calculationFor,
  paymentPayload,
  read,
  readDraft,
  readRefusal,
  readSaved,
  type TestPlace
} from "./journey.test-support.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

export const iban = "DE89 3704 0044 0532 0130 00"
export const sepa = {
  AccountHolder: "Erika Beispiel",
  Iban: iban,
  MandateAccepted: true,
  MandateTextVersion: mandateVersion
}
export const installment = {
  OptionId: "annuity-12-999",
  BirthDate: "1980-05-17",
  Iban: iban,
  DeviceToken: "",
  ConsentVersion: instalmentConsentVersion
}

/** The seller and place that an offer must have. */
export interface Wanted {
  readonly isInteraidPayment: boolean
  readonly countryId?: CountryId
  /** Payment methods that the seller must accept; default: invoice, direct debit and instalments. */
  readonly paymentIds?: ReadonlyArray<number>
}

/**
 * Finds an offer, sold by a dealer or by the operator, that can be paid with all these methods; returns it with its
 * place.
 */
export const payableOffer = Effect.fnUntraced(function* (
  visitor: TestVisitor,
  { isInteraidPayment, countryId = 1, paymentIds = [40, 42, 45] }: Wanted,
  wish: object = {}
) {
  const sql = yield* SqlClient
  const places = yield* sql<TestPlace>`
    select distinct on (d.id) p.zip_code as "zipCode", p.name as city, p.country_id as "countryId"
    from dealer d join delivery_area a on a.dealer_id = d.id
      join place p on p.country_id = a.country_id and p.zip_code like a.zip_prefixes[1] || '%'
    where a.country_id = ${countryId} and d.is_operator = ${isInteraidPayment}
      and d.payment_ids @> ${sql.literal(`array[${paymentIds.join(",")}]::int[]`)}
    order by d.id, p.zip_code, p.name`
  const payable = (offer: Offer) =>
    offer.isInteraidPayment === isInteraidPayment && paymentIds.every((id) => offer.paymentIds.includes(id))
  for (const place of places) {
    const configuration: ReturnType<typeof calculationFor> = {
      ...calculationFor(place.zipCode),
      CountryId: countryId,
      ...wish
    }
    const { items } = read(offerList)(yield* visitor.post("/api/kalkulation/berechnen", configuration))
    const offer = items.find(payable)
    if (offer !== undefined) return { place, configuration, offer }
  }
  return yield* Effect.die("no dealer of the sample data is paid like this")
})

export type PayableOffer = Effect.Success<ReturnType<typeof payableOffer>>

/** Starts a draft for an offer. */
export const startedDraft = Effect.fnUntraced(function* (
  visitor: TestVisitor,
  { configuration, offer }: PayableOffer
) {
  const begun = yield* visitor.post("/api/order-process/start", {
    Configuration: configuration,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  assert.strictEqual(begun.status, 200, begun.text)
  return readDraft(begun)
})

/**
 * Creates a draft with an address, for an offer of a dealer or of the operator that can be paid by direct debit and
 * instalments.
 */
export const payableDraft = Effect.fnUntraced(function* (
  visitor: TestVisitor,
  isInteraidPayment: boolean,
  change: object = {},
  wish: object = {}
) {
  const found = yield* payableOffer(visitor, { isInteraidPayment }, wish)
  const { place } = found
  const draft = yield* startedDraft(visitor, found)
  const addressed = yield* visitor.post(
    "/api/order-process/address/save",
    addressPayload(draft, place, change)
  )
  assert.strictEqual(addressed.status, 200, addressed.text)
  return { place, draft: readSaved(addressed).draft }
})

export const pay = (visitor: TestVisitor, draft: OrderDraft, change: object) =>
  visitor.post("/api/order-process/payment/save", paymentPayload(draft, change))

/** Returns the refused fields, each with the error code, or with the reason if a payment method is excluded. */
export const problemsOf = (answer: { readonly text: string }) =>
  readRefusal(answer).problems.map(({ field, code, params }) => `${field} ${params["reason"] ?? code}`)
