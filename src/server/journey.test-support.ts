import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TestVisitor } from "./visitor.test-support.ts"

/** What the tests read of the wire's answers; the contract holds them to their full shape. */
export interface WireOffer {
  readonly Hash: string
  readonly DealerId: number
  readonly TotalPrice: number
  readonly IsInteraidPayment: boolean
}

export interface WireDraft {
  readonly OrderDraftId: string
  readonly Version: number
  readonly Offer: WireOffer
  readonly Steps: ReadonlyArray<{ readonly Key: string }>
  readonly SummaryHash: string | null
  readonly LegalVersions: unknown
  readonly PlacedOrderId: string | null
}

/** The body of an answer as the wire's type; a test reads single fields of it and compares them. */
export const bodyOf = <A>(answer: { readonly text: string }): A => {
  const body: A = JSON.parse(answer.text)
  return body
}

/** A served German postal code with its place. */
export const servedPlace = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [place] = yield* sql<{ readonly zipCode: string; readonly city: string }>`
    select p.zip_code as "zipCode", min(p.name) as city from place p
    where p.country_id = 1 and exists (
      select from delivery_area a, unnest(a.zip_prefixes) prefix
      where a.country_id = 1 and p.zip_code like prefix || '%')
    group by p.zip_code order by p.zip_code limit 1`
  assert(place !== undefined, "the sample data serves no German postal code")
  return place
})

export const calculationFor = (zipCode: string) => ({
  ProductGroupId: 3,
  CountryId: 1,
  ZipCode: zipCode,
  Amount: 6000,
  Stations: 1,
  Product: { Id: 20 },
  Parameters: [],
  AppointmentPlus: false,
  ProductCertifications: [],
  LooseBlowingProcess: [],
  Ordering: 0
})

export const addressIn = (place: { readonly zipCode: string; readonly city: string }) => ({
  Title1Id: 1,
  Title2Id: 0,
  CompanyName: "",
  VatId: "",
  FirstName: "Erika",
  LastName: "Beispiel",
  Street: "Marktplatz",
  HouseNumber: "8",
  Addition: "",
  ZipCode: place.zipCode,
  City: place.city,
  CountryId: 1,
  Phone: "+49 89 123456",
  DeliveryNote: ""
})

/** The first offer of the served place. */
export const firstOffer = Effect.fnUntraced(function* (visitor: TestVisitor) {
  const place = yield* servedPlace
  const configuration = calculationFor(place.zipCode)
  const list = bodyOf<{ readonly Items: ReadonlyArray<WireOffer> }>(
    yield* visitor.post("/api/kalkulation/berechnen", configuration)
  )
  const [offer] = list.Items
  assert(offer !== undefined, "nobody offers anything at the served place")
  return { place, configuration, offer }
})

/** Begins a draft with the first offer. */
export const begunDraft = Effect.fnUntraced(function* (visitor: TestVisitor) {
  const { place, configuration, offer } = yield* firstOffer(visitor)
  const answer = yield* visitor.post("/api/order-process/start", {
    Configuration: configuration,
    DealerId: offer.DealerId,
    OfferHash: offer.Hash
  })
  assert.strictEqual(answer.status, 200, answer.text)
  return { place, configuration, offer, draft: bodyOf<WireDraft>(answer) }
})

export const addressPayload = (
  draft: WireDraft,
  place: { readonly zipCode: string; readonly city: string },
  change: object = {}
) => ({
  OrderDraftId: draft.OrderDraftId,
  Version: draft.Version,
  EmailAddress: "erika@example.de",
  DeliveryAddress: addressIn(place),
  UseInvoiceAddress: false,
  InvoiceAddress: null,
  ...change
})

export const paymentPayload = (draft: WireDraft, change: object = {}) => ({
  OrderDraftId: draft.OrderDraftId,
  Version: draft.Version,
  IsInteraidPayment: draft.Offer.IsInteraidPayment,
  PaymentId: 40,
  PaymentModifier: -1,
  OrderReference: "",
  ...change
})

export const placePayload = (draft: WireDraft, change: object = {}) => ({
  OrderDraftId: draft.OrderDraftId,
  Version: draft.Version,
  SummaryHash: draft.SummaryHash,
  LegalVersions: draft.LegalVersions,
  ...change
})

/** A draft whose summary is open. */
export const readyDraft = Effect.fnUntraced(function* (visitor: TestVisitor, change: object = {}) {
  const { place, draft } = yield* begunDraft(visitor)
  const addressed = yield* visitor.post(
    "/api/order-process/address/save",
    addressPayload(draft, place, change)
  )
  assert.strictEqual(addressed.status, 200, addressed.text)
  const withAddress = bodyOf<{ readonly Draft: WireDraft }>(addressed).Draft
  const paid = yield* visitor.post("/api/order-process/payment/save", paymentPayload(withAddress))
  assert.strictEqual(paid.status, 200, paid.text)
  return bodyOf<{ readonly Draft: WireDraft }>(paid).Draft
})

export const placeOrder = (visitor: TestVisitor, draft: WireDraft, key: string, change: object = {}) =>
  visitor.post("/api/order-process/place", placePayload(draft, change), {
    headers: { "idempotency-key": key }
  })

/** Dealers raise their prices: a new version of the list, as the price import writes it. */
export const raisePrices = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.andThen(
      sql`update price_row set unit_price = unit_price + 500 where product_id = 20`,
      sql`update price_list_version set version = version + 1 where country_id = 1 and product_group_id = 3`
    )
  )
})

/** Orders that a draft became. */
export const ordersOf = Effect.fnUntraced(function* (draft: Pick<WireDraft, "OrderDraftId">) {
  const sql = yield* SqlClient
  return yield* sql<{ readonly id: string; readonly orderNumber: string; readonly totalCents: number }>`
    select id, order_number as "orderNumber", total_cents as "totalCents" from customer_order
    where draft_id = ${draft.OrderDraftId}`
})

/** The draft as the server has it now. */
export const draftNow = Effect.fnUntraced(function* (visitor: TestVisitor, id: string) {
  return bodyOf<WireDraft>(yield* visitor.get(`/api/order-process/${id}`))
})
