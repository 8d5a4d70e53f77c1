import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { orderIdsByPhone } from "../db/phone-query.ts"
import { withinLocalDays } from "../db/local-days.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { selectedCancellation, type StoredCancellation, withComments } from "./cancellation-rows.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"

export interface CancellationsAsked {
  readonly countryId?: CountryId
  readonly from: string
  readonly to: string
  readonly status?: "open" | "booked" | "feedback"
  readonly dealerId?: number
  readonly search?: string
  readonly page: number
  readonly size: number
}

/** SQL condition of each list filter: not booked, booked, or without a dealer's feedback. */
const filters = {
  open: "not c.is_booked",
  booked: "c.is_booked",
  feedback: "c.feedback_reason is null",
  all: "true"
} as const

const columns = { country: "c.country_id", at: "c.cancelled_at" }

type Counted = StoredCancellation & { readonly total: number }

/**
 * Lists orders that ended without settlement between two local days (inclusive), in one or all countries, newest first.
 * If nothing is found, the response is 404, which callers treat as an empty list (rule wire.nothing-found).
 */
export const listCancellations = Effect.fnUntraced(function* (asked: CancellationsAsked) {
  const scope = yield* dealerScopeOf("cancellations.read")
  const { from, to, status = "all", dealerId = null, search, page, size } = asked
  const wrong = (["From", "To"] as const).filter(
    (field) => dayOfIso(field === "From" ? from : to) === undefined
  )
  if (wrong.length > 0)
    return yield* Effect.fail(invalid(wrong.map((field) => ({ code: "noDay", field, params: {} }))))
  const sql = yield* SqlClient
  const own = scope.dealerId === null ? sql`` : sql`and c.dealer_id = ${scope.dealerId}`
  const ofDealer = dealerId === null ? sql`` : sql`and c.dealer_id = ${dealerId}`
  const words = likePatterns(search)
  const found =
    words.length === 0
      ? sql``
      : sql`and (search_text(concat_ws(' ', c.order_number, c.customer, d.name, c.product_name)) like all(${words}::text[])
          or c.order_id in (${orderIdsByPhone(sql, search)}))`
  const rows = yield* sql<Counted>`
    select ${sql.literal(selectedCancellation)}, count(*) over ()::int as total
    from order_cancellation c join customer_order o on o.id = c.order_id join dealer d on d.id = c.dealer_id
    where ${withinLocalDays(sql, columns, asked)} ${own} ${ofDealer}
      and ${sql.literal(filters[status])} ${found}
    order by c.cancelled_at desc, c.order_id limit ${size} offset ${(page - 1) * size}`
  const [first] = rows
  if (first === undefined) return yield* Effect.fail(refusals.notFound)
  return { items: yield* withComments(rows.map(({ total: _, ...row }) => row)), total: first.total }
})
