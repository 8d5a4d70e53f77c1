import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Dealer } from "./dealer.ts"

const host = "portal.haendler.example"

/** Where the users of that dealer of the sample are led who has an address of its own (decision 026). */
export const sampleOwnAddress = `https://${host}/anmelden?von=heizmarkt`

/** Place of that dealer in the list of dealers: the last, since the first ones are those that work here. */
export const placeWithOwnAddress = -1

/** Gives one dealer an address of its own, on a host that the operator has written down. */
export const loadOwnAddress = Effect.fnUntraced(function* (dealers: ReadonlyArray<Dealer>) {
  const dealer = dealers.at(placeWithOwnAddress)
  if (dealer === undefined) return
  const sql = yield* SqlClient
  yield* sql`insert into redirect_host (host) values (${host}) on conflict do nothing`
  yield* sql`update dealer set redirect_url = ${sampleOwnAddress} where id = ${dealer.id}`
})
