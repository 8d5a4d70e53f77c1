import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { groupings, type StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { allOrders, type CountedOrder, counted, inCell } from "./order-days.test-support.ts"
import { countedRows } from "./period-statistic-rows.ts"
import { foldDays } from "./fold-days.ts"

const span = { from: "2000-01-01", to: "2030-12-31" }

const keys = {
  None: () => "all",
  Product: (cell) => cell.product,
  ZipArea: (cell) => cell.area,
  RatePay: (cell) => cell.byRate
} satisfies Record<(typeof groupings)[number], (cell: ReturnType<typeof inCell>) => unknown>

const isAsked = (order: CountedOrder, { countryId, productId, zipCode = "", ratePay }: StatisticWish) => {
  const cell = inCell(order)
  return (
    (countryId === undefined || cell.country === countryId) &&
    (productId === undefined || cell.product === productId) &&
    (ratePay === undefined || cell.byRate === ratePay) &&
    cell.area.startsWith(zipCode.slice(0, 2))
  )
}

/**
 * All kinds of requests for one month: for the orders of Germany, and for those of all countries by group, product and
 * area.
 */
const wishes: ReadonlyArray<StatisticWish> = groupings.flatMap((groupBy) => [
  ...[undefined, 20].flatMap((productId) =>
    [undefined, "80"].map((zipCode) => ({
      ...span,
      granularity: "Month" as const,
      groupBy,
      ...(productId === undefined ? {} : { productId }),
      ...(zipCode === undefined ? {} : { zipCode })
    }))
  ),
  ...[undefined, 20, 1].flatMap((productId) =>
    [undefined, "8", "80"].flatMap((zipCode) =>
      [undefined, true, false].map((ratePay) => ({
        ...span,
        countryId: 1 as const,
        granularity: "Month" as const,
        groupBy,
        ...(productId === undefined ? {} : { productId }),
        ...(zipCode === undefined ? {} : { zipCode }),
        ...(ratePay === undefined ? {} : { ratePay })
      }))
    )
  )
])

layer(SampleApi, realTime)("statistics for every kind of request", (it) => {
  for (const dealer of ["staff", "a dealer"])
    it.effect(`match the orders for ${dealer}, added up one by one, folded or not`, () =>
      Effect.gen(function* () {
        const orders = yield* allOrders
        const dealerId = dealer === "staff" ? undefined : orders[0]?.dealerId
        const own = orders.filter((order) => dealerId === undefined || order.dealerId === dealerId)
        assert.isAtLeast(own.length, 1)
        const expectWishes = Effect.forEach(wishes, (wish) =>
          Effect.map(countedRows(wish, wish, dealerId), (rows) => {
            const { groupBy } = wish
            const cells = rows.map((row) => {
              const group = { None: "all", Product: row.productId, ZipArea: row.area, RatePay: row.ratePay }[
                groupBy
              ]
              const { orders: count, cancellations, revenueCents, settled, countryId, currency } = row
              return [
                JSON.stringify({ month: row.start, group, country: countryId, currency }),
                [count, cancellations, revenueCents, settled]
              ] as const
            })
            const wanted = counted(
              own.filter((order) => isAsked(order, wish)),
              (order) => {
                const cell = inCell(order)
                // areas belong to a country
                const isOfAreas = groupBy === "ZipArea" || wish.zipCode !== undefined
                return {
                  month: `${cell.day.slice(0, 7)}-01`,
                  group: keys[groupBy](cell),
                  country: isOfAreas ? cell.country : (wish.countryId ?? null),
                  currency: cell.currency
                }
              }
            )
            assert.deepStrictEqual(
              new Map(cells),
              new Map([...wanted].map(([key, [a, b, , d, e]]) => [key, [a, b, d, e]])),
              JSON.stringify(wish)
            )
            return cells.length
          })
        )
        const before = yield* expectWishes
        assert.isAbove(before.filter((rows) => rows > 0).length, dealerId === undefined ? 40 : 10)
        yield* foldDays
        assert.deepStrictEqual(yield* expectWishes, before)
      })
    )
})
