import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"
import { refusals } from "../http/refusals.ts"

/** Whose prices a call is about. */
export interface ListDealer {
  readonly id: number
  readonly name: string
  readonly countryId: CountryId
}

/** The user who publishes a list. */
export interface ListAuthor {
  readonly source: "dealer" | "staff" | "key"
  readonly accountId: number | null
  readonly keyId: number | null
}

/** A dealer; `isLocked` locks the row for a change, so that two publications come one after the other. */
export const findDealer = Effect.fnUntraced(function* (id: number, isLocked = false) {
  const sql = yield* SqlClient
  const [found] = yield* sql<ListDealer>`
    select id, name, country_id as "countryId" from dealer where id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`
  return found ?? (yield* Effect.fail(refusals.notFound))
})

/** The dealer of a call's address and the caller: 0 is the caller's own dealer; for dealers no other is found. */
export const calledFor = Effect.fnUntraced(function* (dealerId: number) {
  const { accountId, dealerId: own } = yield* dealerScopeOf("prices.edit")
  const id = dealerId === 0 ? (own ?? 0) : dealerId
  if (own !== null && own !== id) return yield* Effect.fail(refusals.notFound)
  const dealer = yield* findDealer(id)
  const author: ListAuthor = { source: own === null ? "staff" : "dealer", accountId, keyId: null }
  return { dealer, author }
})
