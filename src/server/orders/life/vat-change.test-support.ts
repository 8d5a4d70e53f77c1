import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../../../contract/schemas/offer.schema.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { completeCalculation } from "../../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../../domain/options/configuration.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import { morning } from "../../testing/api.test-support.ts"
import { declared } from "../../testing/chips.test-support.ts"
import {
  addressPayload,
  calculationFor,
  paymentPayload,
  placeOrder,
  read,
  readDraft,
  readPlaced,
  readSaved
} from "../../testing/journey.test-support.ts"
import { Offers } from "../../ports/offers.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

/** Goods of this test: `before` and `after` are the rates before and after a change, in tenths of a per cent. */
export interface Goods {
  readonly countryId: CountryId
  readonly group: ProductGroupId
  readonly product: number
  readonly vatClass: string
  readonly before: number
  readonly after: number
  readonly declaration?: object
}

export const table: ReadonlyArray<Goods> = [
  { countryId: 1, group: 3, product: 20, vatClass: "burningWood", before: 70, after: 95 },
  { countryId: 1, group: 1, product: 1, vatClass: "liquidFuel", before: 190, after: 160 },
  // wet chips are taxed like firewood because the buyer declares that they will be burnt
  {
    countryId: 1,
    group: 9,
    product: 25,
    vatClass: "burningWood",
    before: 70,
    after: 95,
    declaration: declared("from25", true)
  },
  { countryId: 2, group: 3, product: 20, vatClass: "burningWood", before: 130, after: 100 },
  { countryId: 2, group: 1, product: 1, vatClass: "liquidFuel", before: 200, after: 220 },
  { countryId: 3, group: 3, product: 20, vatClass: "burningWood", before: 81, after: 85 },
  { countryId: 3, group: 1, product: 1, vatClass: "liquidFuel", before: 81, after: 85 }
]

/** Rounds half up, in whole cents, independently of the product's own arithmetic. */
const round = (numerator: number, denominator: number) =>
  Number((BigInt(numerator) * 2n + BigInt(denominator)) / (2n * BigInt(denominator)))
export const inside = (gross: number, tenths: number) => round(gross * tenths, 1000 + tenths)
export const onTop = (net: number, tenths: number) => round(net * tenths, 1000)
export const cents = (amount: number) => Math.round(amount * 100)

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Prepares one delivery area per country, whose dealer sells all the goods there. */
export const markets = Effect.gen(function* () {
  const sql = yield* SqlClient
  const areas = yield* sql<{
    readonly id: number
    readonly dealerId: number
    readonly countryId: CountryId
    readonly zipCode: string
    readonly city: string
  }>`
    select distinct on (a.country_id) a.id, a.dealer_id as "dealerId", a.country_id as "countryId",
      p.zip_code as "zipCode", p.name as city
    from delivery_area a join place p on p.country_id = a.country_id and p.zip_code like a.zip_prefixes[1] || '%'
    where a.country_id <> 3 or p.region_code <> 'LI'
    order by a.country_id, a.id, p.zip_code, p.name`
  yield* sql`
    insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
    select id, product, certification, 0, '2026-01-02', 30000 + product
    from unnest(${areas.map(({ id }) => id)}::int[]) id,
      (values (1, 0), (20, 1), (25, 0)) goods(product, certification)
    on conflict do nothing`
  yield* sql`
    insert into price_list_version (country_id, product_group_id)
    select c, g from generate_series(1, 3) c, unnest(array[1, 3, 9]) g
    on conflict (country_id, product_group_id) do update set version = price_list_version.version + 1`
  return areas
})

export type Market = Effect.Success<typeof markets>[number]

/** Sets the day of the VAT change in every country; an earlier change is removed. */
export const changeOn = Effect.fnUntraced(function* (
  areas: ReadonlyArray<Market>,
  days: ReadonlyMap<CountryId, string>
) {
  const sql = yield* SqlClient
  const rows = table.map(({ countryId, vatClass, after }) => ({
    country_id: countryId,
    vat_class: vatClass,
    rate_tenths: after,
    valid_from: days.get(countryId)
  }))
  yield* sql`delete from vat_class_rate where set_by = 'operator'`
  yield* sql`
    insert into vat_class_rate (country_id, vat_class, rate_tenths, valid_from)
    select distinct country_id, vat_class, rate_tenths, valid_from
    from json_populate_recordset(null::vat_class_rate, ${JSON.stringify(rows)}::json)`
  // refreshes the offers as the database notification would a moment later
  const offers = yield* Offers
  for (const { countryId, group } of table) {
    const { zipCode, dealerId } = areas.find((each) => each.countryId === countryId) ?? assert.fail()
    const wish = completeCalculation({ zipCode }, configurationOf(countryId, group))
    yield* offers.offerOf(wish, dealerId, new Date(morning))
  }
})

export const offered = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  { countryId, group, product }: Goods,
  { zipCode, dealerId }: Market
) {
  const configuration = {
    ...calculationFor(zipCode),
    CountryId: countryId,
    ProductGroupId: group,
    Product: { Id: product }
  }
  const { items } = read(offerList)(yield* buyer.post("/api/kalkulation/berechnen", configuration))
  const offer = items.find((each) => each.dealerId === dealerId)
  assert(offer !== undefined, `${countryId}/${group} is not offered`)
  return { configuration, offer }
})

export const ordered = Effect.fnUntraced(function* (goods: Goods, market: Market, name: string) {
  const buyer = yield* visitor
  const { configuration, offer } = yield* offered(buyer, goods, market)
  const begun = readDraft(
    yield* buyer.post("/api/order-process/start", {
      Configuration: configuration,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
  )
  const place = { ...market, countryId: goods.countryId }
  const addressed = yield* buyer.post(
    "/api/order-process/address/save",
    addressPayload(begun, place, { EmailAddress: "steuer@example.de" })
  )
  assert.strictEqual(addressed.status, 200, addressed.text)
  const draft = readSaved(addressed).draft
  const paid = yield* buyer.post(
    "/api/order-process/payment/save",
    paymentPayload(draft, { PaymentId: offer.defaultPaymentId })
  )
  assert.strictEqual(paid.status, 200, paid.text)
  const placed = yield* placeOrder(buyer, readSaved(paid).draft, `vat-${name}`, goods.declaration)
  assert.strictEqual(placed.status, 201, placed.text)
  return { buyer, offer, ...readPlaced(placed) }
})
