import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ListRow } from "../../domain/price-list/list-row.ts"

/** The stored format of a list's rows: `[area, product, certification, from, cents]`. */
export type KeptRow = readonly [number, number, number, number, number]

export const keptRows = (rows: ReadonlyArray<ListRow>): ReadonlyArray<KeptRow> =>
  rows.map(({ areaId, productId, certificationId, fromAmount, unitPrice }) => [
    areaId,
    productId,
    certificationId,
    fromAmount,
    unitPrice
  ])

export const rowsOfKept = (kept: ReadonlyArray<KeptRow>): ReadonlyArray<ListRow> =>
  kept.map(([areaId, productId, certificationId, fromAmount, unitPrice]) => ({
    areaId,
    productId,
    certificationId,
    fromAmount,
    unitPrice
  }))

/** Returns the rows of a dealer's list as published; undefined if the dealer has no such list. */
export const rowsOfList = Effect.fnUntraced(function* (dealerId: number, listId: number) {
  const sql = yield* SqlClient
  const [found] = yield* sql<{ readonly contents: ReadonlyArray<KeptRow> }>`
    select contents from price_list where dealer_id = ${dealerId} and id = ${listId}`
  return found === undefined ? undefined : rowsOfKept(found.contents)
})
