import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Dealer } from "./dealer.ts"

const host = "portal.haendler.example"

/** Where the users of the sample dealer with its own address are redirected after signing in (decision 026). */
export const sampleRedirect = `https://${host}/anmelden?von=heizmarkt`

/** Index of that dealer in the list of dealers: the last, since the users of the first dealers work in this shop. */
export const placeWithRedirect = -1

/** Redirects the users of one dealer to an external address, on a host that the operator has configured. */
export const loadDealerRedirect = Effect.fnUntraced(function* (dealers: ReadonlyArray<Dealer>) {
  const dealer = dealers.at(placeWithRedirect)
  if (dealer === undefined) return
  const sql = yield* SqlClient
  yield* sql`insert into redirect_host (host) values (${host}) on conflict do nothing`
  yield* sql`update dealer set redirect_url = ${sampleRedirect} where id = ${dealer.id}`
})
