import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { billNumberOf } from "../../../domain/order/life/bill-number.ts"
import type { LifeEvent } from "../../../domain/order/life/order-life.ts"
import { invalid } from "../../http/refusals.ts"
import type { LifeRow } from "./life-row.ts"

/** Issuer id of the marketplace operator, who writes the bills for sums owed to the operator. */
const operatorId = 0

const taken = invalid([{ code: "numberTaken", field: "InvoiceNumber", params: {} }])

const isTaken = Effect.fnUntraced(function* (issuerId: number, number: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql`
    select 1 from bill where issuer_id = ${issuerId} and lower(number) = lower(${number})
    union all select 1 from credit_note where issuer_id = ${issuerId} and lower(number) = lower(${number})`
  return row !== undefined
})

/**
 * Assigns a number to the bill of an order: the number that the seller chose, or the next one of the seller's series.
 * Series and numbers of a seller are locked until the transaction ends, so that no number is assigned twice and none is
 * lost by a rollback.
 */
export const numbered = Effect.fnUntraced(function* (row: LifeRow, wish: LifeEvent) {
  if (wish.type !== "order.invoice") return wish
  const sql = yield* SqlClient
  const issuerId = row.receipt.payment.isInteraidPayment ? operatorId : row.dealerId
  const year = Number(wish.today.slice(0, 4))
  const [series] = yield* sql<{ readonly last: number }>`
    insert into bill_series (issuer_id, year, last) values (${issuerId}, ${year}, 0)
    on conflict (issuer_id, year) do update set last = bill_series.last returning last`
  const own = wish.invoiceNumber.trim()
  if (own !== "") {
    if (yield* isTaken(issuerId, own)) return yield* Effect.fail(taken)
    return { ...wish, invoiceNumber: own }
  }
  // skips numbers that were assigned by hand
  let count = (series?.last ?? 0) + 1
  while (yield* isTaken(issuerId, billNumberOf(year, count))) count += 1
  yield* sql`update bill_series set last = ${count} where issuer_id = ${issuerId} and year = ${year}`
  return { ...wish, invoiceNumber: billNumberOf(year, count) }
})
