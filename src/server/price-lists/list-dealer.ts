import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"
import { refusals } from "../http/refusals.ts"

/** The dealer whose prices a call reads or changes. */
export interface ListDealer {
  readonly id: number
  readonly name: string
  readonly countryId: CountryId
}

/** The author of a published list. */
export interface ListAuthor {
  readonly source: "dealer" | "staff" | "key"
  readonly accountId: number | null
  readonly keyId: number | null
}

/** Finds a dealer; `isLocked` locks the row, so that publications of the same dealer run one after the other. */
export const findDealer = Effect.fnUntraced(function* (id: number, isLocked = false) {
  const sql = yield* SqlClient
  const [found] = yield* sql<ListDealer>`
    select id, name, country_id as "countryId" from dealer where id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`
  return found ?? (yield* Effect.fail(refusals.notFound))
})

/**
 * Finds the dealer of a call: the id 0 stands for the caller's own dealer; a dealer's user can find no other dealer.
 */
export const calledFor = Effect.fnUntraced(function* (dealerId: number) {
  const { accountId, dealerId: own } = yield* dealerScopeOf("prices.edit")
  const id = dealerId === 0 ? (own ?? 0) : dealerId
  if (own !== null && own !== id) return yield* Effect.fail(refusals.notFound)
  const dealer = yield* findDealer(id)
  const author: ListAuthor = { source: own === null ? "staff" : "dealer", accountId, keyId: null }
  return { dealer, author }
})
