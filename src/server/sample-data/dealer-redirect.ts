import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Dealer } from "./dealer.ts"

const host = "portal.haendler.example"

/**
 * The address to which users of one sample dealer are redirected after signing in: the dealer's own site (decision
 * 026).
 */
export const sampleRedirect = `https://${host}/anmelden?von=heizmarkt`

/**
 * Index, in the list of dealers, of the dealer whose users are redirected: the last one, since the users of the first
 * dealers work in this shop.
 */
export const placeWithRedirect = -1

/** Redirects the users of one dealer to an external address, on a host that the operator has configured. */
export const loadDealerRedirect = Effect.fnUntraced(function* (dealers: ReadonlyArray<Dealer>) {
  const dealer = dealers.at(placeWithRedirect)
  if (dealer === undefined) return
  const sql = yield* SqlClient
  yield* sql`insert into redirect_host (host) values (${host}) on conflict do nothing`
  yield* sql`update dealer set redirect_url = ${sampleRedirect} where id = ${dealer.id}`
})
