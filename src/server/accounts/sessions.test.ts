import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { ordered } from "../testing/customers.test-support.ts"
import { accessCookie, refreshCookie } from "../http/cookies.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const minutes = 60_000
const days = 1440 * minutes

const refresh = (client: TestVisitor) => client.post("/api/account/v2/get/token", { CurrentToken: null })
const signedInId = Effect.fnUntraced(function* (client: TestVisitor) {
  const { body } = yield* client.get("/api/account/sitzung")
  return (body as { readonly Session: { readonly UserId: string } | null }).Session?.UserId
})
const holding = (client: TestVisitor, token: string) => client.cookies.set(refreshCookie, token)
const held = (client: TestVisitor) => client.cookies.get(refreshCookie) ?? ""
const endCause = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly cause: string | null }>`
    select end_cause as cause from session_family where account_id = ${accountId} order by begun_at desc limit 1`
  return row?.cause
})

layer(SampleApi, realTime)("a session (rule session.lifetimes, decision 013)", (it) => {
  it.effect("is kept in HttpOnly cookies, and pages get no token", () =>
    Effect.gen(function* () {
      const id = yield* makeAccount("cookies@kunde.example", ["Role_Customer"])
      const { client, answer } = yield* signInAs("cookies@kunde.example")
      assert.strictEqual(answer.status, 200)
      assert.deepInclude(answer.body, { success: true, token: null, redirectUrl: "/kunde/startseite" })
      const cookies = answer.headers.getSetCookie()
      for (const name of [accessCookie, refreshCookie])
        assert.match(cookies.find((each) => each.startsWith(name)) ?? "", /; HttpOnly; Secure; SameSite=Lax$/)
      const companion = cookies.find((each) => each.startsWith("session-expiry=")) ?? ""
      assert.match(companion, /^session-expiry=[0-9]{10}; Max-Age=900; Path=\/; Secure; SameSite=Lax$/)
      assert.strictEqual(yield* signedInId(client), String(id))
    })
  )

  it.effect("gives a non-browser caller a token that works without cookies", () =>
    Effect.gen(function* () {
      const id = yield* makeAccount("bearer@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("bearer@kunde.example")
      const token = client.cookies.get(accessCookie) ?? ""
      client.cookies.clear()
      const asBearer = { headers: { authorization: `Bearer ${token}` } }
      assert.isUndefined(yield* signedInId(client))
      const { body } = yield* client.get("/api/account/sitzung", asBearer)
      assert.deepNestedInclude(body, { "Session.UserId": String(id) })
    })
  )

  it.effect("continues with a new token each time, and tolerates a lost answer", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const id = yield* makeAccount("lost@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("lost@kunde.example")
      const first = held(client)
      setTime(morning + 11 * minutes)
      assert.strictEqual((yield* refresh(client)).status, 200)
      const second = held(client)
      assert.notStrictEqual(second, first)
      // the response was lost: the browser still has the first token, for an hour
      holding(client, first)
      setTime(morning + 71 * minutes)
      assert.strictEqual((yield* refresh(client)).status, 200)
      assert.strictEqual(held(client), second)
      assert.strictEqual(yield* signedInId(client), String(id))
      assert.isNull(yield* endCause(id))
    })
  )

  it.effect("ends when the parent is reused more than ten seconds after its successor was seen", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      for (const [late, status, cause] of [
        [10_000, 200, null],
        [10_001, 401, "reuse"]
      ] as const) {
        setTime(morning)
        const email = `parent${late}@kunde.example`
        const id = yield* makeAccount(email, ["Role_Customer"])
        const { client } = yield* signInAs(email)
        const parent = held(client)
        setTime(morning + 11 * minutes)
        yield* refresh(client)
        // an authenticated call with the new token proves that it arrived
        assert.strictEqual(yield* signedInId(client), String(id))
        const successor = held(client)
        holding(client, parent)
        setTime(morning + 11 * minutes + late)
        assert.strictEqual((yield* refresh(client)).status, status)
        assert.strictEqual(yield* endCause(id), cause)
        holding(client, successor)
        setTime(morning + 12 * minutes)
        assert.strictEqual((yield* refresh(client)).status, status)
      }
    })
  )

  it.effect("ends at once when a token older than the parent comes back", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const id = yield* makeAccount("thief@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("thief@kunde.example")
      const stolen = held(client)
      for (const minute of [11, 22]) {
        setTime(morning + minute * minutes)
        assert.strictEqual((yield* refresh(client)).status, 200)
      }
      const latest = held(client)
      holding(client, stolen)
      assert.strictEqual((yield* refresh(client)).status, 401)
      holding(client, latest)
      assert.strictEqual((yield* refresh(client)).status, 401)
      assert.isUndefined(yield* signedInId(client))
      assert.strictEqual(yield* endCause(id), "reuse")
    })
  )

  it.effect("gives ten tabs that refresh at once the same new token", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      setTime(morning)
      const id = yield* makeAccount("tabs@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("tabs@kunde.example")
      setTime(morning + 11 * minutes)
      const same = Array.from({ length: 10 }, () => refresh(client))
      const answers = yield* Effect.all(same, { concurrency: "unbounded" })
      assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
      const links = yield* sql`
        select 1 from refresh_token t join session_family f on f.id = t.family_id where f.account_id = ${id}`
      assert.lengthOf(links, 2)
    })
  )

  it.effect("ends after 14 idle days without input by the user, and after 30 days in any case", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      yield* makeAccount("idle@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("idle@kunde.example")
      setTime(morning + 13 * days)
      assert.strictEqual((yield* refresh(client)).status, 200)
      yield* client.get("/session/renew?v=1&a=1")
      setTime(morning + 26 * days)
      assert.strictEqual((yield* refresh(client)).status, 200)
      yield* client.get("/session/renew?v=1&a=1")
      setTime(morning + 30 * days)
      // the sign-in ended together with the browser's own session, which started at the same time
      assert.include([401, 403], (yield* refresh(client)).status)

      setTime(morning)
      const other = yield* signInAs("idle@kunde.example")
      setTime(morning + 13 * days)
      assert.strictEqual((yield* refresh(other.client)).status, 200)
      yield* other.client.get("/session/renew?v=1")
      setTime(morning + 14 * days)
      assert.strictEqual((yield* refresh(other.client)).status, 401)
    })
  )

  it.effect("ends when one signs out, for every copy of its tokens", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const id = yield* makeAccount("out@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("out@kunde.example")
      const [access, refreshed] = [client.cookies.get(accessCookie) ?? "", held(client)]
      assert.deepStrictEqual((yield* client.post("/api/account/jwt/abmelden", {})).body, {
        Success: true,
        UserSwitched: false
      })
      assert.strictEqual(client.cookies.get(accessCookie), "")
      client.cookies.set(accessCookie, access)
      holding(client, refreshed)
      assert.isUndefined(yield* signedInId(client))
      assert.strictEqual((yield* refresh(client)).status, 401)
      assert.strictEqual(yield* endCause(id), "signedOut")
    })
  )

  it.effect("closes the pages of guest orders at sign-out, not when it expires", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      yield* makeAccount("grants@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("grants@kunde.example")
      const guest = yield* visitor
      const { orderId } = yield* ordered(guest, "grants-of-a-guest")
      const grant = `__Host-order-${orderId}`
      client.cookies.set(grant, guest.cookies.get(grant) ?? "")
      const page = () => client.get(`/api/orders/${orderId}`)
      assert.strictEqual((yield* page()).status, 200)
      yield* client.post("/api/account/jwt/abmelden", { Because: "expired" })
      assert.strictEqual((yield* page()).status, 200)
      client.cookies.set("__Host-order-a b", "not a name of the shop")
      const left = yield* client.post("/api/account/jwt/abmelden", {})
      const gone = left.headers.getSetCookie().filter((line) => line.startsWith("__Host-order-"))
      assert.deepStrictEqual(gone, [`${grant}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`])
      assert.strictEqual((yield* page()).status, 404)
    })
  )
})
