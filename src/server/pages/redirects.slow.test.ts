import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { longList, partOf } from "../../../tools/long-runs.ts"
import { foreignAddresses } from "../../domain/account/return-url.test-support.ts"
import { makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { Limits, limits } from "../http/rate-limits.ts"
import { openPages } from "./pages.test-support.ts"
import { register } from "../testing/registration.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/**
 * `domain/return-url.test.ts` tests the rule with all of these addresses; this test uses a few of them, or all of them
 * with `npm run long`.
 */
const addresses = longList(foreignAddresses, 7)
const often = 10_000
const patient = {
  ...limits,
  mailRequest: { ...limits.mailRequest, perSession: often, perNetwork: often }
}

interface Led {
  readonly redirectUrl?: string | null
}

/** Number of addresses that are also sent as the return address of a sign-in. */
const signedInWith = 20

layer(SampleApi, realTime)("addresses of other sites (rule safety.foreign-address)", (it) => {
  it.effect("are not followed after registering, neither in the answer nor in stored data", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      let answered = 0
      for (const ReturnUrl of addresses) {
        const asGuest = { AsGuest: true, ForOrder: true, Password: undefined }
        for (const auth of [asGuest, { ...asGuest, AsGuest: false }, { Password: undefined }]) {
          const answer = yield* register(guest, "weg@reg.example", { auth, form: { ReturnUrl } })
          // a value that is not a single line of text is refused earlier
          if (answer.status === 422) continue
          answered += 1
          assert.strictEqual(answer.status, 200, answer.text)
          assert.isNull((answer.body as Led).redirectUrl, ReturnUrl)
        }
      }
      assert.isAbove(answered, addresses.length * 2)
      const kept = yield* sql<{ readonly ways: ReadonlyArray<string | null>; readonly n: number }>`
        select array_agg(distinct contents ->> 'returnUrl') as ways, count(*)::int as n
        from pending_registration where email = 'weg@reg.example'`
      assert.deepStrictEqual(kept[0]?.ways, [null])
      assert.isAbove(kept[0]?.n ?? 0, addresses.length)
    }).pipe(Effect.provideService(Limits, patient))
  )

  it.effect("are ignored when signing in, which leads to one page only", () =>
    Effect.gen(function* () {
      yield* makeAccount("weg@kunde.example", ["Role_Customer"])
      const credentials = { UserName: "weg@kunde.example", Password: password }
      const client = yield* visitor
      for (const address of addresses)
        for (const field of ["RedirectUrl", "redirectUrl"]) {
          const answer = yield* client.post("/api/account/jwt/anmelden", {
            ...credentials,
            [field]: address
          })
          assert.strictEqual(answer.status, 422, answer.text)
        }
      const { answer } = yield* signInAs("weg@kunde.example")
      assert.strictEqual((answer.body as Led).redirectUrl, "/kunde/startseite")
      // only dealers are sent to a return address; the number is limited because each of these sign-ins hashes a
      // password
      for (const ReturnUrl of addresses.slice(0, signedInWith)) {
        const led = yield* client.post("/api/account/jwt/anmelden", { ...credentials, ReturnUrl })
        assert.include([200, 422], led.status, led.text)
        if (led.status === 200) assert.strictEqual((led.body as Led).redirectUrl, "/kunde/startseite")
      }
    }).pipe(Effect.provideService(Limits, patient))
  )

  it.effect("are not where the sign-in page redirects a signed-in user", () =>
    Effect.gen(function* () {
      // pages use the real clock
      yield* TestApi.use(({ setTime }) => Effect.sync(() => setTime(Date.now())))
      yield* makeAccount("seite@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("seite@kunde.example")
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { get, failures } = yield* openPages()
      const ask = Effect.fnUntraced(function* (query: ReadonlyArray<readonly [string, string]>) {
        const search = query
          .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
          .join("&")
        let here = `/benutzerkonto/anmeldung?${search}`
        // the router may first redirect to its own spelling of the query
        for (let hops = 0; here.startsWith("/benutzerkonto/anmeldung"); hops++) {
          assert.isBelow(hops, 3, here)
          const { status, headers } = yield* get(here, { cookie })
          assert.strictEqual(status, 307, here)
          here = headers.location ?? ""
          assert.match(here, /^\/(?![/\\])[\x21-\x7e]*$/u, "a path of the shop")
        }
        return here
      })
      // a query above the maximum length is not a page address at all
      for (const address of addresses.filter(({ length }) => length < 2_000))
        for (const query of [
          [["ReturnUrl", address]],
          [["RedirectUrl", address]],
          [
            ["ReturnUrl", address],
            ["RedirectUrl", address]
          ]
        ] as const)
          assert.strictEqual(yield* ask(query), "/", JSON.stringify(query))
      // proves that redirects to other pages happen, because otherwise the test could never fail
      assert.deepStrictEqual(yield* ask([["ReturnUrl", "/agb?a=1"]]), "/agb?a=1")
      assert.deepStrictEqual(
        yield* ask([
          ["ReturnUrl", "//evil.example"],
          ["RedirectUrl", "/agb"]
        ]),
        "/agb"
      )
      assert.deepStrictEqual(failures, [])
      console.log(
        `${partOf(addresses.length, foreignAddresses.length, "foreign addresses")} × 3 queries: none left the origin`
      )
    })
  )
})
