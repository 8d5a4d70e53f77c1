import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { problem } from "../../contract/errors.ts"
import { offer, offerList } from "../../contract/schemas/offer.schema.ts"
import { orderDraft } from "../../contract/order-steps.api.ts"
import { wire } from "../../contract/wire.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

/** Decodes a response with a schema; an invalid response fails the test. */
export const read =
  <S extends Schema.Top & { readonly DecodingServices: never }>(schema: S) =>
  (answer: { readonly text: string }): S["Type"] =>
    Schema.decodeUnknownSync(Schema.fromJsonString(schema))(answer.text)

export const readOffers = read(offerList)
export const readDraft = read(orderDraft)
export const readSaved = read(wire({ success: Schema.Boolean, draft: orderDraft }))
export const readPlaced = read(wire({ orderId: Schema.String, orderNumber: Schema.String }))

/** Reads any refusal, with the additional fields of conflicts. */
export const readRefusal = read(
  wire({
    code: Schema.String,
    message: Schema.String,
    problems: Schema.Array(problem),
    offer: Schema.optionalKey(offer),
    version: Schema.optionalKey(Schema.Int),
    orderId: Schema.optionalKey(Schema.String)
  })
)

/** Finds a German postal code with deliveries, with its place. */
export const servedPlace = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [place] = yield* sql<{ readonly zipCode: string; readonly city: string }>`
    select p.zip_code as "zipCode", p.name as city
    from delivery_area a join place p on p.country_id = a.country_id and p.zip_code like a.zip_prefixes[1] || '%'
    where a.country_id = 1 order by a.id, p.zip_code, p.name limit 1`
  assert(place !== undefined, "the sample data serves no German postal code")
  return place
})

/** A place of delivery; in Germany by default. */
export interface TestPlace {
  readonly zipCode: string
  readonly city: string
  readonly countryId?: CountryId
}

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

export const addressIn = (place: TestPlace) => ({
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
  CountryId: place.countryId ?? 1,
  Phone: "+49 89 123456",
  DeliveryNote: ""
})

/** Requests the first offer at a place with deliveries. */
export const firstOffer = Effect.fnUntraced(function* (visitor: TestVisitor) {
  const place = yield* servedPlace
  const configuration = calculationFor(place.zipCode)
  const [first] = readOffers(yield* visitor.post("/api/kalkulation/berechnen", configuration)).items
  assert(first !== undefined, "no dealer offers anything at the served place")
  return { place, configuration, offer: first }
})

/** Starts a draft with the first offer. */
export const begunDraft = Effect.fnUntraced(function* (visitor: TestVisitor) {
  const { place, configuration, offer: chosen } = yield* firstOffer(visitor)
  const answer = yield* visitor.post("/api/order-process/start", {
    Configuration: configuration,
    DealerId: chosen.dealerId,
    OfferHash: chosen.hash
  })
  assert.strictEqual(answer.status, 200, answer.text)
  return { place, configuration, offer: chosen, draft: readDraft(answer) }
})

export const addressPayload = (draft: OrderDraft, place: TestPlace, change: object = {}) => ({
  OrderDraftId: draft.orderDraftId,
  Version: draft.version,
  EmailAddress: "erika@example.de",
  DeliveryAddress: addressIn(place),
  UseInvoiceAddress: false,
  InvoiceAddress: null,
  ...change
})

export const paymentPayload = (draft: OrderDraft, change: object = {}) => ({
  OrderDraftId: draft.orderDraftId,
  Version: draft.version,
  IsInteraidPayment: draft.offer.isInteraidPayment,
  PaymentId: 40,
  PaymentModifier: -1,
  OrderReference: "",
  ...change
})

export const checkPayload = (draft: OrderDraft, change: object = {}) => ({
  OrderDraftId: draft.orderDraftId,
  Version: draft.version,
  SummaryHash: draft.summaryHash,
  ...change
})

export const placePayload = (draft: OrderDraft, change: object = {}) => ({
  OrderDraftId: draft.orderDraftId,
  Version: draft.version,
  SummaryHash: draft.summaryHash,
  LegalVersions: {
    Terms: draft.legalVersions.terms,
    Withdrawal: draft.legalVersions.withdrawal,
    Privacy: draft.legalVersions.privacy
  },
  ...change
})

/** Creates a draft and takes it to the summary. */
export const readyDraft = Effect.fnUntraced(function* (visitor: TestVisitor, change: object = {}) {
  const { place, draft } = yield* begunDraft(visitor)
  const addressed = yield* visitor.post(
    "/api/order-process/address/save",
    addressPayload(draft, place, change)
  )
  assert.strictEqual(addressed.status, 200, addressed.text)
  const withAddress = readSaved(addressed).draft
  const paid = yield* visitor.post("/api/order-process/payment/save", paymentPayload(withAddress))
  assert.strictEqual(paid.status, 200, paid.text)
  return readSaved(paid).draft
})

export const placeOrder = (visitor: TestVisitor, draft: OrderDraft, key: string, change: object = {}) =>
  visitor.post("/api/order-process/place", placePayload(draft, change), {
    headers: { "idempotency-key": key }
  })

/** Raises the dealers' prices by writing a new version of the list, as the price import does. */
export const raisePrices = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.andThen(
      sql`update price_row set unit_price = unit_price + 500 where product_id = 20`,
      sql`update price_list_version set version = version + 1 where country_id = 1 and product_group_id = 3`
    )
  )
})

/** Reads the orders created from a draft. */
export const ordersOf = Effect.fnUntraced(function* (draft: Pick<OrderDraft, "orderDraftId">) {
  const sql = yield* SqlClient
  return yield* sql<{ readonly id: string; readonly orderNumber: string; readonly totalCents: number }>`
    select id, order_number as "orderNumber", total_cents as "totalCents" from customer_order
    where draft_id = ${draft.orderDraftId}`
})

/** Reads the current draft from the server. */
export const draftNow = Effect.fnUntraced(function* (visitor: TestVisitor, id: string) {
  return readDraft(yield* visitor.get(`/api/order-process/${id}`))
})
