import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { divideHalfUp } from "../../domain/price/money.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/** A postal code with the federal state to which most of its places belong. */
export interface Zip {
  readonly countryId: number
  readonly zip: string
  readonly region: string
}

export const allZips = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient
  return yield* sql<Zip>`
    select country_id as "countryId", zip_code as zip, mode() within group (order by region_code) as region
    from place group by 1, 2 order by 1, 2`
})

/** Goods for which the index is compared: the product and its comparison amount. */
export interface Goods {
  readonly productId: number
  readonly amount: number
}

export const loosePellets: Goods = { productId: 20, amount: 6000 }
/** Sacks are sold and priced by the pallet. */
export const sacks: Goods = { productId: 23, amount: 6 }

/**
 * Calculates the reference value of the index in a slow way: the mean, in cents, of the cheapest offers of postal
 * codes, as an anonymous user sees them; `undefined` if nothing is offered.
 */
export const meanOfCheapest = Effect.gen(function* () {
  const guest = yield* visitor
  const known = new Map<string, number | undefined>()
  const cheapest = Effect.fnUntraced(function* ({ countryId, zip }: Zip, { productId, amount }: Goods) {
    const path = `/api/site/${countryId}/prices/best?amount=${amount}&productId=${productId}&zipCode=${zip}`
    if (known.has(path)) return known.get(path)
    const { UnitPrice } = (yield* guest.get(path)).body as { readonly UnitPrice?: number }
    const price = UnitPrice === undefined ? undefined : Math.round(UnitPrice * 100)
    known.set(path, price)
    return price
  })
  return Effect.fnUntraced(function* (zips: ReadonlyArray<Zip>, goods: Goods = loosePellets) {
    let [sum, count] = [0, 0]
    for (const zip of zips) {
      const price = yield* cheapest(zip, goods)
      if (price === undefined) continue
      sum += price
      count += 1
    }
    return count === 0 ? undefined : divideHalfUp(sum, count)
  })
})

/** Returns the stored prices of a product on a day by country and area. */
export const stored = Effect.fnUntraced(function* (day: string, productId = 20) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly price: number }>`
    select country_id || ' ' || area_code as key, price from price_day
    where day = ${day}::date and product_id = ${productId}`
  return new Map(rows.map(({ key, price }) => [key, price]))
})
