import { Effect } from "effect"
import { countries } from "../../domain/place/country.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import type { FileFormat } from "../../domain/statistics/export.ts"
import { type DaySpan, periodsOf } from "../../domain/statistics/period.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { csvFile } from "./csv-file.ts"
import { figureCells, figureHeads } from "./figure-cells.ts"
import { nameOfProduct } from "./product-name.ts"
import { seenDealer } from "./scope.ts"
import { nameOfPeriod } from "./period-statistic.ts"
import { type CountedRow, countedRows } from "./period-statistic-rows.ts"
import { checkSpan } from "./wished-span.ts"

/** Number of periods per page: in the largest case, days by area, this gives about three thousand rows per country. */
const periodsAtOnce = 31

/** Splits the requested days into parts of whole periods, so that no period is divided between two parts. */
export const partsOf = (wish: DaySpan & Pick<StatisticWish, "granularity">): ReadonlyArray<DaySpan> => {
  const starts = periodsOf(wish, wish.granularity)
  const firsts = starts.filter((_, index) => index % periodsAtOnce === 0)
  return firsts.map((start, index) => {
    const next = firsts[index + 1]
    return {
      from: index === 0 ? wish.from : isoOfDay(start),
      to: next === undefined ? wish.to : isoOfDay(next - 1)
    }
  })
}

/** Column headers of the statistics file. */
export const statisticHead = [
  "Zeitraum",
  "Beginn",
  "Produkt",
  "Land",
  "PLZ-Gebiet",
  "Ratenzahlung",
  ...figureHeads
]

const cellsOf = (row: CountedRow, { granularity }: StatisticWish) => [
  { code: nameOfPeriod(row.start, granularity) },
  row.start,
  row.productId === null ? "" : nameOfProduct(row.productId),
  // empty for a sum over all requested countries
  row.countryId === null ? "" : countries[row.countryId].iso,
  { code: row.area ?? "" },
  row.ratePay === null ? "" : row.ratePay ? "ja" : "nein",
  ...figureCells(row)
]

/** Sends the statistic as a file, even if it is too long for a page. */
export const statisticFile = Effect.fnUntraced(function* (wish: StatisticWish, format?: FileFormat) {
  yield* checkSpan(wish, "query")
  const dealerId = yield* seenDealer
  const parts = partsOf(wish)
  const { from, to, countryId, granularity, groupBy } = wish
  const count = Effect.map(
    Effect.forEach(parts, (part) => Effect.map(countedRows(wish, part, dealerId), (rows) => rows.length)),
    (counts) => counts.reduce((sum, each) => sum + each, 0)
  )
  return yield* csvFile({
    name: "statistik",
    event: "statisticExported",
    detail: {
      ...(countryId === undefined ? {} : { countryId }),
      from,
      to,
      granularity,
      groupBy,
      ...(dealerId === undefined ? {} : { dealerId })
    },
    format,
    countryId,
    head: statisticHead,
    count,
    begin: 0,
    page: (index) => {
      const part = parts[index]
      return part === undefined
        ? Effect.succeed(undefined)
        : Effect.map(
            countedRows(wish, part, dealerId),
            (rows) => [rows.map((row) => cellsOf(row, wish)), index + 1] as const
          )
    }
  })
})
