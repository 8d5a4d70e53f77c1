import { Effect } from "effect"
import { productsOf } from "../../domain/options/products.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { type Granularity, periodName } from "../../domain/statistics/period.ts"
import { mostRows, type StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { shownFigures, shownSums } from "./figures-of.ts"
import { seenDealer } from "./scope.ts"
import { countedRows } from "./period-statistic-rows.ts"
import { checkSpan } from "./wished-span.ts"

export const nameOfPeriod = (start: string, granularity: Granularity): string =>
  periodName(dayOfIso(start) ?? 0, granularity)

/** Returns rows by period and currency with their sums (rule statistics.periods); 404 if there are none. */
export const statistic = Effect.fnUntraced(function* (wish: StatisticWish) {
  yield* checkSpan(wish, "body")
  const rows = yield* countedRows(wish, wish, yield* seenDealer, mostRows + 1)
  if (rows.length === 0) return yield* Effect.fail(refusals.notFound)
  if (rows.length > mostRows)
    return yield* Effect.fail(
      invalid([{ code: "tooManyRows", field: "Granularity", params: { most: mostRows } }])
    )
  return {
    rows: rows.map((row) => ({
      period: nameOfPeriod(row.start, wish.granularity),
      ...shownFigures(row),
      countryId: row.countryId,
      zipCode: row.area,
      ratePay: row.ratePay,
      productId: row.productId
    })),
    ...shownSums(rows)
  }
})

/** The products that can be requested; every country has all groups (rule product.groups). */
export const products = productGroups.flatMap((group) =>
  productsOf(group.id).map(({ id, name }) => ({ id, name }))
)
