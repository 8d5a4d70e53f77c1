import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "./api.test-support.ts"
import { csrfCookie, sessionCookie } from "./http/sessions.ts"
import { unsafeOperations } from "./openapi.test-support.ts"
import { TestVisitor, visitor } from "./visitor.test-support.ts"

/** The only operation that takes part without a session: a page reports its errors before it has one. */
const exempt = new Set(["errorTrace.report"])

const guarded = unsafeOperations.filter(({ id }) => !exempt.has(id))

/** Every table's rows and the versions of drafts: what a refused call must leave as it was. */
const allRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql<{ readonly rows: string }>`
    select relname, (xpath('/row/n/text()', query_to_xml(format(
      'select count(*) || '':'' || coalesce(sum(hashtext(t::text)::bigint), 0) as n from %I t', relname), false, true, '')))[1]::text as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname in ('order_draft', 'customer_order', 'idempotency_key', 'rate_count', 'mail', 'script_error', 'order_grant',
        'account', 'session_family', 'refresh_token', 'audit_event')
    order by relname`
})

const json = { "content-type": "application/json" }

layer(SampleApi, realTime)("cross-site requests", (it) => {
  it.effect("every unsafe operation but the error report refuses them and changes nothing", () =>
    Effect.gen(function* () {
      assert.isAtLeast(guarded.length, 10)
      const own = yield* visitor
      const other = yield* visitor
      const token = own.cookies.get(csrfCookie) ?? ""
      const session = own.cookies.get(sessionCookie) ?? ""
      const withToken = { ...json, "x-csrf-token": token }
      const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        "no session": { ...withToken, cookie: "locale=de" },
        "forged session": { ...withToken, cookie: `${sessionCookie}=${session.slice(0, -2)}AA` },
        "unsigned session": { ...withToken, cookie: `${sessionCookie}=${session.split(".")[0]}` },
        "no token": { ...json },
        "empty token": { ...json, "x-csrf-token": "" },
        "wrong token": { ...json, "x-csrf-token": `${token.slice(0, -1)}~` },
        "another session's token": { ...json, "x-csrf-token": other.cookies.get(csrfCookie) ?? "" },
        "session id as token": { ...json, "x-csrf-token": session },
        "foreign origin": { ...withToken, origin: "https://evil.example" },
        "our host on another port": { ...withToken, origin: "http://localhost:4201" },
        "opaque origin": { ...withToken, origin: "null" },
        "cross-site by fetch metadata": { ...withToken, "sec-fetch-site": "cross-site" },
        "a sibling domain": { ...withToken, "sec-fetch-site": "same-site" },
        "text/plain": { ...withToken, "content-type": "text/plain" },
        "a form": { ...withToken, "content-type": "application/x-www-form-urlencoded" },
        "a type that only begins like ours": { ...withToken, "content-type": "application/jsonp" },
        "an empty type": { ...withToken, "content-type": "" }
      }
      const before = yield* allRows
      assert.match(before.map(({ rows }) => rows).join(" "), /^(?:\d+:-?\d+ ?){11}$/)
      for (const { id, method, path } of guarded) {
        const address = path.replaceAll(/\{[^}]*\}/gu, "x")
        for (const [name, headers] of Object.entries(attacks)) {
          const answer = yield* own.call(method, address, "{}", { headers })
          assert.include([403, 415], answer.status, `${id}: ${name} got ${answer.status} ${answer.text}`)
        }
        // signing out begins another session: each call has a visitor of its own
        const fresh = yield* visitor
        const itsToken = { ...json, "x-csrf-token": fresh.cookies.get(csrfCookie) ?? "" }
        const allowed = yield* fresh.call(method, address, "{}", { headers: itsToken })
        assert.notInclude([403, 415], allowed.status, `${id} refuses our own page: ${allowed.text}`)
      }
      assert.deepStrictEqual(yield* allRows, before)
      console.log(`${guarded.length} unsafe operations × ${Object.keys(attacks).length} attacks: all refused`)
    })
  )

  it.effect("the error report takes no session, but JSON only", () =>
    Effect.gen(function* () {
      const path = "/api/error-trace/js-error"
      const report = { userAgent: "", timeStart: 0, timeEnd: 0, href: "", errors: [] }
      const anyone = new TestVisitor()
      const body = JSON.stringify(report)
      const headers = { ...json, "content-length": String(body.length) }
      assert.strictEqual((yield* anyone.call("POST", path, body, { headers })).status, 204)
      assert.strictEqual(
        (yield* anyone.call("POST", path, body, { headers: { ...headers, "content-type": "text/plain" } }))
          .status,
        415
      )
    })
  )

  it.effect("no other site can replace a session by an image of the renewal", () =>
    Effect.gen(function* () {
      for (const site of ["cross-site", "same-site"]) {
        const answer = yield* new TestVisitor().get("/session/renew", { headers: { "sec-fetch-site": site } })
        assert.strictEqual(answer.status, 403)
        assert.deepStrictEqual(answer.headers.getSetCookie(), [])
      }
      const begun = yield* new TestVisitor().get("/session/renew", {
        headers: { "sec-fetch-site": "same-origin" }
      })
      assert.strictEqual(begun.status, 204)
      const [guest, csrf] = begun.headers.getSetCookie()
      assert.match(
        guest ?? "",
        /^__Host-guest=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      )
      assert.match(csrf ?? "", /^csrf=[\w-]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
    })
  )

  it.effect("no header makes a call one of our own process, and a call of our process needs none", () =>
    Effect.gen(function* () {
      const path = "/api/location/check-zipcode"
      const body = JSON.stringify({ ZipCode: "80331", CountryId: 1 })
      const outside = yield* new TestVisitor().call("POST", path, body, {
        headers: { ...json, "x-in-process": "1" }
      })
      assert.strictEqual(outside.status, 403)
      const inside = yield* new TestVisitor().call("POST", path, body, {
        headers: json,
        inside: { ownerHash: undefined, user: undefined, address: "127.0.0.1" }
      })
      assert.strictEqual(inside.status, 200)
    })
  )
})
