import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { insertMany } from "../db/insert-many.ts"

const dealer = (id: number, name: string, rest: object = {}) => ({
  id,
  country_id: 1,
  name,
  slug: `dealer-${id}`,
  street: "Werkstraße 1",
  zip_code: "10115",
  city: "Berlin",
  phone: "+49 30 000",
  email: `dealer-${id}@example.org`,
  description: "",
  imprint: "",
  enplus_id: "DE 001",
  is_operator: false,
  rating: 80,
  rating_count: 12,
  payment_ids: [40],
  default_payment_id: 40,
  created_at: "2026-01-01T00:00:00Z",
  ...rest
})

const area = (id: number, dealerId: number, prefixes: ReadonlyArray<string>, lead: number) => ({
  id,
  dealer_id: dealerId,
  branch_id: dealerId + 1_000_000,
  country_id: 1,
  zip_prefixes: prefixes,
  lead_workdays: lead,
  window_workdays: 5
})

const price = (areaId: number, certificationId: number, unitPrice: number, validFrom = "2026-11-01") => ({
  area_id: areaId,
  product_id: 20,
  certification_id: certificationId,
  from_amount: 0,
  valid_from: validFrom,
  unit_price: unitPrice
})

const fee = (dealerId: number, key: string, optionId: number, basis: string, amount: number) => ({
  dealer_id: dealerId,
  product_group_id: 3,
  fee_key: key,
  option_id: optionId,
  basis,
  amount
})

const dealers = [
  dealer(100_001, 'Müller "Holz" & Söhne </script>\u2028', { enplus_id: null, rating: 95 }),
  dealer(100_002, "Heizmarkt", { is_operator: true }),
  // without a rating
  dealer(100_003, "Neu im Markt", { rating: 100, rating_count: 0 }),
  // without a usable payment method
  dealer(100_004, "Nur Barzahlung", { payment_ids: [99], default_payment_id: 99 })
]

/**
 * Creates a market of a few dealers for loose pellets around Berlin: 10115 has three offers, 10999 one, 20095 none.
 * Dealer 100001 has two areas in this market, with higher prices from 2026-12-01.
 */
export const fillSmallMarket = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* insertMany("dealer", dealers)
  yield* insertMany(
    "branch",
    dealers.map(({ id, name, street, zip_code, city }) => ({
      id: id + 1_000_000,
      dealer_id: id,
      name,
      street,
      zip_code,
      city
    }))
  )
  yield* insertMany("delivery_area", [
    area(1, 100_001, ["10", "101"], 5),
    area(2, 100_001, ["1011"], 2),
    area(3, 100_002, ["101"], 1),
    area(4, 100_003, ["10115", "20"], 9),
    area(5, 100_004, ["1"], 1)
  ])
  yield* insertMany("price_row", [
    price(1, 1, 40_000),
    price(1, 1, 41_000, "2026-12-01"),
    price(2, 2, 39_000),
    price(3, 0, 42_000),
    price(4, 1, 43_000),
    price(5, 1, 1000)
  ])
  yield* insertMany("dealer_fee", [
    fee(100_001, "BlowingIn", 0, "station", 3500),
    fee(100_001, "MaxDelivery", 111, "order", 9900),
    fee(100_002, "BlowingIn", 0, "station", 2999),
    fee(100_002, "AppointmentPlus", 0, "order", 4900)
  ])
  yield* sql`
    insert into vat_class_rate (country_id, vat_class, rate_tenths, valid_from)
    values (1, 'burningWood', 81, '2026-12-03')`
  yield* sql`insert into price_list_version (country_id, product_group_id) values (1, 3)`
})
