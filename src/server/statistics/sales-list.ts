import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { csvCount } from "../../domain/csv/csv.ts"
import type { CurrencyFigures } from "../../domain/statistics/figures.ts"
import type { FileFormat, SalesWish } from "../../domain/statistics/export.ts"
import { germanOrder } from "../db/german-order.ts"
import { refusals } from "../http/refusals.ts"
import { csvFile } from "./csv-file.ts"
import { figureCells, figureHeads } from "./figure-cells.ts"
import { shownFigures, shownSums } from "./figures-of.ts"
import { nameOfProduct } from "./product-name.ts"
import { figureNames, wholeSales } from "./order-days.ts"
import { figureColumns, ofCountry } from "./period-statistic-rows.ts"
import { checkSpan } from "./wished-span.ts"

interface SoldRow extends CurrencyFigures {
  readonly dealerId: number
  readonly dealer: string
  readonly productId: number
}

const anything = figureNames.map((name) => `sum(${name}) <> 0`).join(" or ")

/** Reads every product of every dealer with its orders in each currency, sorted by the dealer's name. */
const soldRows = Effect.fnUntraced(function* ({ countryId, from, to }: SalesWish) {
  const sql = yield* SqlClient
  return yield* sql<SoldRow>`
    select s.*, d.name as dealer from (
      select dealer_id as "dealerId", product_id as "productId", currency, ${sql.literal(figureColumns)}
      from ${sql.literal(wholeSales)} o
      where ${ofCountry(sql, countryId)} and day between ${from}::date and ${to}::date
      group by dealer_id, product_id, currency having ${sql.literal(anything)}
    ) s join dealer d on d.id = s."dealerId"
    order by d.name ${sql.literal(germanOrder)}, d.id, s.currency desc, s."productId"`
})

/**
 * Returns the sales of each dealer by product, with sums by dealer and in total, by currency; 404 if there are none.
 */
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
      ...shownSums(own)
    })),
    ...shownSums(rows)
  }
})

/** Column headers of the sales file. */
export const salesHead = ["Händler-Nr.", "Händler", "Produkt-Nr.", "Produkt", ...figureHeads]

const cellsOf = (row: SoldRow) => [
  csvCount(row.dealerId),
  row.dealer,
  csvCount(row.productId),
  nameOfProduct(row.productId),
  ...figureCells(row)
]

/** Sends the sales as a file, without the sums, which a spreadsheet program can calculate itself. */
export const salesFile = Effect.fnUntraced(function* (wish: SalesWish, format?: FileFormat) {
  yield* checkSpan(wish, "query")
  const { countryId, from, to } = wish
  return yield* csvFile({
    name: "verkaufsliste",
    event: "salesExported",
    detail: { ...(countryId === undefined ? {} : { countryId }), from, to },
    format,
    countryId,
    head: salesHead,
    count: Effect.map(soldRows(wish), (rows) => rows.length),
    // one page: there are only as many rows as dealers have products
    begin: "all" as "all" | "done",
    page: (place) =>
      place === "done"
        ? Effect.succeed(undefined)
        : Effect.map(soldRows(wish), (rows) => [rows.map(cellsOf), "done" as const] as const)
  })
})
