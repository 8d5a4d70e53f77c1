import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { accessCookie, refreshCookie } from "../http/cookies.ts"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const signOutPath = "/api/account/jwt/abmelden"
const json = { "content-type": "application/json" }
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

/** Makes a call as a non-browser client: no cookies, no CSRF token, no browser headers. */
const program = (token: string, path: string, body: unknown = {}) =>
  new TestVisitor().call("POST", path, JSON.stringify(body), { headers: { ...json, ...bearing(token) } })

const reads = Effect.fnUntraced(function* (token: string) {
  const { body } = yield* new TestVisitor().get("/api/account/sitzung", { headers: bearing(token) })
  return (body as { readonly Session: unknown }).Session !== null
})

const tokenOf = (client: TestVisitor) => client.cookies.get(accessCookie) ?? ""

const endCauses = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly cause: string | null }>`
    select end_cause as cause from session_family where account_id = ${accountId}`
  return rows.map(({ cause }) => cause)
})

/** A call as made by one of the shop's pages, but without the CSRF token, which proves that such a page made it. */
const withoutProof = (client: TestVisitor, path: string, body: unknown, token: string) =>
  client.call("POST", path, JSON.stringify(body), { headers: { ...json, ...bearing(token) } })

layer(SampleApi, realTime)("a bearer token", (it) => {
  it.effect("is returned to every non-browser caller, whatever other headers it sends", () =>
    Effect.gen(function* () {
      yield* makeAccount("programm@traeger.example", ["Role_Customer"])
      const client = yield* visitor
      const signIn = (headers: Readonly<Record<string, string>>) =>
        client.call(
          "POST",
          "/api/account/jwt/anmelden",
          JSON.stringify({ UserName: "programm@traeger.example", Password: password }),
          { headers: { ...json, "x-csrf-token": client.cookies.get(csrfCookie) ?? "", ...headers } }
        )
      const withToken = yield* signIn({ "sec-fetch-mode": "cors" })
      const { token } = withToken.body as { readonly token: string }
      assert.isTrue(yield* reads(token))
      const withoutToken = yield* signIn({ "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" })
      assert.deepInclude(withoutToken.body, { success: true, token: null })
    })
  )

  it.effect("authenticates calls whose bodies are parsed like those of browsers", () =>
    Effect.gen(function* () {
      yield* makeAccount("kurz@traeger.example", ["Role_Customer"])
      const token = tokenOf((yield* signInAs("kurz@traeger.example")).client)
      // without the optional current token, and without a valid cookie
      const answer = yield* program(token, "/api/account/v2/get/token")
      assert.strictEqual(answer.status, 401, answer.text)
    })
  )

  it.effect("ends only its own sign-in when it signs out, and sets no cookies", () =>
    Effect.gen(function* () {
      const id = yield* makeAccount("ab@traeger.example", ["Role_Customer"])
      const { client } = yield* signInAs("ab@traeger.example")
      const { client: other } = yield* signInAs("ab@traeger.example")
      const token = tokenOf(client)
      const answer = yield* program(token, signOutPath)
      assert.deepStrictEqual(answer.body, { Success: true, UserSwitched: false })
      assert.deepStrictEqual(answer.headers.getSetCookie(), [])
      assert.sameMembers(yield* endCauses(id), ["signedOut", null])
      assert.isFalse(yield* reads(token))
      assert.isTrue(yield* reads(tokenOf(other)))
      const refreshed = yield* client.post("/api/account/v2/get/token", { CurrentToken: null })
      assert.strictEqual(refreshed.status, 401)
      // a second sign-out changes nothing and succeeds
      assert.deepInclude((yield* program(token, signOutPath)).body, { Success: true })
    })
  )

  it.effect(
    "of an impersonation ends only the impersonation at sign-out, not the staff member's own sign-in",
    () =>
      Effect.gen(function* () {
        const customer = yield* makeAccount("name@traeger.example", ["Role_Customer"])
        const staff = yield* signedInWith("haus@traeger.example", "Role_Interaid_CustomerSupport", morning)
        const own = new Map(staff.client.cookies)
        yield* staff.client.post(`/api/support/benutzer/${customer}/anmelden-als`, {
          Reason: "Rückruf wegen der Lieferung"
        })
        const acting = tokenOf(staff.client)
        assert.deepStrictEqual((yield* program(acting, signOutPath)).body, {
          Success: true,
          UserSwitched: true
        })
        assert.deepStrictEqual(yield* endCauses(customer), ["switched"])
        assert.isFalse(yield* reads(acting))
        const back = new TestVisitor()
        for (const [name, value] of own) back.cookies.set(name, value)
        for (const time of ["first", "second"]) {
          const refreshed = yield* back.post("/api/account/v2/get/token", { CurrentToken: null })
          assert.strictEqual(refreshed.status, 200, time)
        }
      })
  )

  it.effect("sent with cookies of another sign-in: both end when the shop's page signs out", () =>
    Effect.gen(function* () {
      const [one, two] = [
        yield* makeAccount("eins@traeger.example", ["Role_Customer"]),
        yield* makeAccount("zwei@traeger.example", ["Role_Customer"])
      ]
      const { client } = yield* signInAs("eins@traeger.example")
      const { client: other } = yield* signInAs("zwei@traeger.example")
      yield* other.post(signOutPath, {}, { headers: bearing(tokenOf(client)) })
      assert.deepStrictEqual([yield* endCauses(one), yield* endCauses(two)], [["signedOut"], ["signedOut"]])
    })
  )

  it.effect("that is invalid does not exempt a call from the CSRF check", () =>
    Effect.gen(function* () {
      const id = yield* makeAccount("opfer@traeger.example", ["Role_Customer"])
      const { client } = yield* signInAs("opfer@traeger.example")
      const good = tokenOf(client)
      for (const made of ["x", "...", `${good}x`, good.replace(/\.[^.]*$/u, ".AAAA")]) {
        const answer = yield* withoutProof(client, signOutPath, {}, made)
        assert.deepStrictEqual([answer.status, made, answer.headers.getSetCookie()], [403, made, []])
        assert.strictEqual((yield* program(made, signOutPath)).status, 403, made)
      }
      assert.deepStrictEqual(yield* endCauses(id), [null])
    })
  )

  it.effect("that is valid exempts a call from the CSRF check, and its cookies are ignored", () =>
    Effect.gen(function* () {
      const victim = yield* makeAccount("keks@traeger.example", ["Role_Customer"])
      const thief = yield* makeAccount("dieb@traeger.example", ["Role_Customer"])
      const { client } = yield* signInAs("keks@traeger.example")
      const { client: other } = yield* signInAs("dieb@traeger.example")
      const token = tokenOf(other)
      const refreshed = yield* withoutProof(
        client,
        "/api/account/v2/get/token",
        { CurrentToken: null },
        token
      )
      assert.strictEqual(refreshed.status, 401)
      const cache = {
        AuthData: { Email: "halb@traeger.example", Mode: "register", AsGuest: false, ForOrder: true },
        UseInvoiceAddress: false,
        DeliveryAddress: null,
        InvoiceAddress: null
      }
      const kept = yield* withoutProof(client, "/api/account/cache-reg-data", cache, token)
      assert.deepStrictEqual([kept.status, kept.headers.getSetCookie()], [200, []])
      // the stored form belongs to the bearer's session, not to the browser's
      assert.deepInclude((yield* client.get("/api/account/cache-reg-data")).body, { AuthData: null })
      const out = yield* withoutProof(client, signOutPath, {}, token)
      assert.deepStrictEqual([out.status, out.headers.getSetCookie()], [200, []])
      assert.deepStrictEqual([yield* endCauses(victim), yield* endCauses(thief)], [[null], ["signedOut"]])
      assert.isDefined(client.cookies.get(refreshCookie))
    })
  )

  it.effect("whose sign-in has ended opens public calls only", () =>
    Effect.gen(function* () {
      yield* makeAccount("aus@traeger.example", ["Role_Customer"])
      const { client } = yield* signInAs("aus@traeger.example")
      const token = tokenOf(client)
      yield* program(token, signOutPath)
      const begun = yield* program(token, "/api/order-process/start", {})
      assert.strictEqual(begun.status, 401)
    })
  )
})
