import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OrderNote } from "../../../domain/order/life/staff-order.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { staffMember } from "../../http/staff-member.ts"

interface Row {
  readonly number: number
  readonly at: Date
  readonly author: string
  readonly text: string
}

const columns = `n.number, n.created_at as at, coalesce(a.email, '') as author, n.body as text`

const shown = (row: Row): OrderNote => ({ ...row, at: row.at.toISOString() })

/** Lists the notes of staff on an order, the latest first. */
export const notesOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} from order_note n left join account a on a.id = n.account_id
    where n.order_id = ${orderId} order by n.number desc`
  return rows.map(shown)
})

/**
 * Adds a note after the existing ones. A note of another user causes no conflict. The same text by the same user after
 * the same last note is a repeated call whose response was lost, and stays one note.
 */
export const addNote = Effect.fnUntraced(function* (
  orderId: string,
  { seen, text }: { readonly seen: number; readonly text: string }
) {
  const body = text.trim()
  if (body === "") return yield* Effect.fail(invalid([{ code: "required", field: "Text", params: {} }]))
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // concurrent notes wait here, so that each gets its own number
      const [order] = yield* sql`select 1 from customer_order where id = ${orderId} for no key update`
      if (order === undefined) return yield* Effect.fail(refusals.notFound)
      const [last] = yield* sql<{ readonly number: number }>`
        select coalesce(max(number), 0) as number from order_note where order_id = ${orderId}`
      // a caller cannot have seen more notes than there are
      const behind = Math.min(seen, last?.number ?? 0)
      const ofSame = sql<Row>`
        select ${sql.literal(columns)} from order_note n left join account a on a.id = n.account_id
        where n.order_id = ${orderId} and n.number > ${behind} and n.account_id = ${accountId} and n.body = ${body}
        order by n.number limit 1`
      const [before] = yield* ofSame
      if (before !== undefined) return shown(before)
      yield* sql`
        insert into order_note (order_id, number, account_id, body, created_at)
        values (${orderId}, ${(last?.number ?? 0) + 1}, ${accountId}, ${body}, ${now}::timestamptz)`
      const [added] = yield* ofSame
      return added === undefined ? yield* Effect.die("A note was added and is not there") : shown(added)
    })
  )
})
