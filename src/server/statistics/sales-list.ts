import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { csvCount } from "../../domain/csv/csv.ts"
import { addFigures, type Figures, noFigures } from "../../domain/statistics/figures.ts"
import type { SalesWish } from "../../domain/statistics/export.ts"
import { refusals } from "../http/refusals.ts"
import { csvFile } from "./csv-file.ts"
import { figureCells, figureHeads } from "./figure-cells.ts"
import { shownFigures } from "./figures-of.ts"
import { nameOfProduct } from "./product-name.ts"
import { figureNames, wholeSales } from "./order-days.ts"
import { figureColumns } from "./statistic-rows.ts"
import { checkSpan } from "./wished-span.ts"

interface SoldRow extends Figures {
  readonly dealerId: number
  readonly dealer: string
  readonly productId: number
}

const anything = figureNames.map((name) => `sum(${name}) <> 0`).join(" or ")

/** Every product of every dealer with what was ordered of it, dealers by name. */
const soldRows = Effect.fnUntraced(function* ({ countryId, from, to }: SalesWish) {
  const sql = yield* SqlClient
  return yield* sql<SoldRow>`
    select s.*, d.name as dealer from (
      select dealer_id as "dealerId", product_id as "productId", ${sql.literal(figureColumns)}
      from ${sql.literal(wholeSales)} o
      where country_id = ${countryId} and day between ${from}::date and ${to}::date
      group by dealer_id, product_id having ${sql.literal(anything)}
    ) s join dealer d on d.id = s."dealerId"
    order by lower(d.name), d.id, s."productId"`
})

const sumOf = (rows: ReadonlyArray<Figures>) => rows.reduce(addFigures, noFigures)

/** What each dealer has sold of what, with sums by dealer and of all; 404 where there is nothing. */
export const salesList = Effect.fnUntraced(function* (wish: SalesWish) {
  yield* checkSpan(wish, "body")
  const rows = yield* soldRows(wish)
  if (rows.length === 0) return yield* Effect.fail(refusals.notFound)
  const dealers = Map.groupBy(rows, ({ dealerId }) => dealerId)
  return {
    dealers: [...dealers].map(([dealerId, own]) => ({
      dealerId,
      dealer: own[0]?.dealer ?? "",
      rows: own.map((row) => ({
        productId: row.productId,
        product: nameOfProduct(row.productId),
        ...shownFigures(row)
      })),
      total: shownFigures(sumOf(own))
    })),
    total: { ...shownFigures(sumOf(rows)), currency: countries[wish.countryId].currencyCode }
  }
})

/** Heads of the file. */
export const salesHead = ["Händler-Nr.", "Händler", "Produkt-Nr.", "Produkt", ...figureHeads]

const cellsOf = (row: SoldRow, countryId: CountryId) => [
  csvCount(row.dealerId),
  row.dealer,
  csvCount(row.productId),
  nameOfProduct(row.productId),
  ...figureCells(row, countryId)
]

/** The same as a file, without the sums: whoever works on it makes his own. */
export const salesFile = Effect.fnUntraced(function* (wish: SalesWish) {
  yield* checkSpan(wish, "query")
  const { countryId, from, to } = wish
  return yield* csvFile({
    name: "verkaufsliste",
    event: "salesExported",
    detail: { countryId, from, to },
    head: salesHead,
    count: Effect.map(soldRows(wish), (rows) => rows.length),
    // as many rows as dealers have products: one page
    begin: "all" as "all" | "done",
    page: (place) =>
      place === "done"
        ? Effect.succeed(undefined)
        : Effect.map(
            soldRows(wish),
            (rows) => [rows.map((row) => cellsOf(row, countryId)), "done" as const] as const
          )
  })
})
