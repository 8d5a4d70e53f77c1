import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { emptyAddress } from "../../domain/address/address.ts"
import { makeAccount, password } from "../testing/accounts.test-support.ts"
import { TestApi } from "../testing/api.test-support.ts"
import { tidyWorld } from "../testing/provider-orders.test-support.ts"
import { Limits, limits, type Limit } from "../http/rate-limits.ts"
import type { Fields } from "./wire.test-support.ts"
import { named, text } from "./wire.test-support.ts"

/** Starts a local HTTP server; the other functions in this file prepare data that the client cannot create itself. */
const listening = (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer((request, response) => void answer(request, response)).listen(
        0,
        "127.0.0.1"
      )
      await once(server, "listening")
      return server
    }),
    (server) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Array<Uint8Array> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return new Uint8Array(Buffer.concat(chunks))
}

const without = (limit: Limit): Limit => ({
  ...limit,
  perSession: 1_000_000,
  perNetwork: 1_000_000,
  overall: 1_000_000
})

/** The limits of the shop without the hourly limits per network, which this client would exceed. */
const unlimited = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, without(limit)])
) as typeof limits

/** Starts the shop's API on a separate port, and returns its address. */
export const servedShop = Effect.gen(function* () {
  const { send } = yield* TestApi
  const server = yield* listening(async (incoming, response) => {
    const { method = "GET", url = "/", headers } = incoming
    const body = await bodyOf(incoming)
    const request = new Request(`http://${headers.host ?? ""}${url}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): Array<[string, string]> =>
        value === undefined ? [] : [[name, String(value)]]
      ),
      ...(body.byteLength === 0 ? {} : { body })
    })
    const answer = await Effect.runPromise(Effect.provideService(send(request), Limits, unlimited))
    response.statusCode = answer.status
    answer.headers.forEach((value, name) => {
      if (name !== "set-cookie") response.setHeader(name, value)
    })
    response.setHeader("set-cookie", answer.headers.getSetCookie())
    response.end(new Uint8Array(await answer.arrayBuffer()))
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})

/** Returns postal codes of a country with many dealers, including the operator. */
export const servedPlaces = Effect.fnUntraced(function* (countryId: number) {
  const sql = yield* SqlClient
  const places = yield* sql<{ readonly zipCode: string; readonly city: string; readonly countryId: number }>`
    select distinct on (d.is_operator, d.id) p.zip_code as "zipCode", p.name as city, p.country_id as "countryId"
    from dealer d join delivery_area a on a.dealer_id = d.id
      join place p on p.country_id = a.country_id and p.zip_code like a.zip_prefixes[1] || '%'
    where a.country_id = ${countryId} order by d.is_operator, d.id, p.zip_code, p.name`
  assert.isNotEmpty(places)
  return places
})

/** Creates a user of a dealer. */
export const dealerMember = Effect.fnUntraced(function* (email: string, dealerId: number) {
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  // users of a dealer with its own website address are redirected there when they sign in, so the address is removed
  yield* sql`update dealer set redirect_url = null where id = ${dealerId}`
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  return { UserName: email, Password: password }
})

/** Creates a customer with an address. */
export const customerMember = Effect.fnUntraced(function* (email: string, address: Fields) {
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_Customer"])
  const own = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value])
  )
  const { countryId: _, ...rest } = emptyAddress(1, "")
  yield* sql`
    insert into account_address (account_id, kind, contents)
    values (${id}, 1, ${JSON.stringify({ ...rest, ...own })}::jsonb)`
  return { UserName: email, Password: password }
})

/** Approves the payment of a draft at PayPal. */
export const payPalBuyer = Effect.map(tidyWorld, ({ there }) => async (draft: Fields) => {
  there.agree(text(named(named(draft["PaymentData"])["AtProvider"])["Id"]))
  await Promise.resolve()
})
