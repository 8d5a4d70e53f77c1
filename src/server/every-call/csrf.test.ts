import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { sessionCookie } from "../http/sessions.ts"
import { unsafeOperations } from "../testing/openapi.test-support.ts"
import { registrationOf } from "../testing/registration.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

/**
 * Calls that work without a session. A page may report errors before it has a session. A payment provider is not a
 * browser: its message is authenticated by its signature, never by a cookie. A dealer's program is authenticated only
 * by its key, and neither a cookie nor an access token of a browser gives access to the calls for such programs (rule
 * price-list.keys), which the role matrix tests.
 */
const exempt = new Set([
  "advertFrames.count",
  "errorTrace.report",
  "payments.event",
  "priceListKey.put",
  "priceListKey.test"
])

const guarded = unsafeOperations.filter(({ id }) => !exempt.has(id))

/** Returns the contents of every table, and the queued jobs; a refused call must not change them. */
const allRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql<{ readonly table: string; readonly rows: string }>`
    select c.oid::regclass::text as table, (xpath('/row/n/text()', query_to_xml(format(
      'select count(*) || '':'' || coalesce(sum(hashtext(t::text)::bigint), 0) as n from %s t', c.oid::regclass), false, true, '')))[1]::text as rows
    from pg_class c where relkind in ('r', 'p') and not relispartition
      and (relnamespace = 'public'::regnamespace or c.oid = 'graphile_worker._private_jobs'::regclass)
    order by 1`
})

const emailOf = (name: string) => ({ Email: `${name}@csrf.example` })

/** Bodies for calls that change data when the shop's own page sends them; all other calls get an empty body. */
const bodies: Readonly<Record<string, object>> = {
  "account.signIn": { UserName: "niemand@csrf.example", Password: "nicht das Kennwort" },
  "account.signOut": {},
  "registration.register": registrationOf("neu@csrf.example"),
  "registration.forgotPassword": emailOf("vergessen"),
  "registration.saveCache": {
    AuthData: { ...emailOf("halb"), Mode: "register", AsGuest: false, ForOrder: true },
    UseInvoiceAddress: false,
    DeliveryAddress: null,
    InvoiceAddress: null
  }
}

const bodyOf = (id: string): string => JSON.stringify(bodies[id] ?? {})

const json = { "content-type": "application/json" }

/** Returns the rows without the tables in which a refusal is recorded and counted. */
const besideRefusals = <Row extends { readonly table: string }>(rows: ReadonlyArray<Row>) =>
  rows.filter(({ table }) => table !== "audit_event" && table !== "rate_count")

const otherEvents = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    select count(*)::int as count from audit_event where event <> 'accessRefused'`
  return row?.count
})

layer(SampleApi, realTime)("cross-site requests", (it) => {
  it.effect(
    "are refused without changes by every unsafe operation but error report and providers' messages",
    () =>
      Effect.gen(function* () {
        assert.isAtLeast(guarded.length, 10)
        const other = yield* visitor
        const admin = yield* signedInWith("admin@csrf.example", "Role_Interaid_Admin", morning)
        for (const own of [yield* visitor, admin.client]) {
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
            "a type that only begins like the expected one": {
              ...withToken,
              "content-type": "application/jsonp"
            },
            "an empty type": { ...withToken, "content-type": "" },
            "no type": { "x-csrf-token": token },
            "a made-up bearer": { ...json, authorization: "Bearer x" },
            "a made-up bearer with another session's token": {
              ...json,
              authorization: "Bearer x",
              "x-csrf-token": other.cookies.get(csrfCookie) ?? ""
            }
          }
          const before = yield* allRows
          const written = yield* otherEvents
          assert.isAtLeast(before.length, 30)
          assert.match(before.map(({ rows }) => rows).join(" "), /^(?:\d+:-?\d+ ?)+$/)
          for (const { id, method, path, bodyType } of guarded) {
            const address = path.replaceAll(/\{[^}]*\}/gu, "x")
            for (const [name, attack] of Object.entries(attacks)) {
              const isJson = attack["content-type"] === json["content-type"]
              const headers = isJson ? { ...attack, "content-type": bodyType } : attack
              const answer = yield* own.call(method, address, bodyOf(id), { headers })
              assert.include([403, 415], answer.status, `${id}: ${name} got ${answer.status} ${answer.text}`)
            }
          }
          assert.deepStrictEqual(besideRefusals(yield* allRows), besideRefusals(before))
          assert.strictEqual(yield* otherEvents, written)
          console.log(
            `${guarded.length} unsafe operations × ${Object.keys(attacks).length} attacks: all refused`
          )
        }
      })
  )

  it.effect("the same calls by our own pages are accepted, and change data", () =>
    Effect.gen(function* () {
      for (const { id, method, path, bodyType } of guarded) {
        const before = id in bodies ? yield* allRows : []
        // each sign-out gets a separate visitor, because signing out starts another session
        const fresh =
          id === "account.signOut"
            ? (yield* signedInWith("ab@csrf.example", "Role_Customer", morning)).client
            : yield* visitor
        const itsToken = { "content-type": bodyType, "x-csrf-token": fresh.cookies.get(csrfCookie) ?? "" }
        const allowed = yield* fresh.call(method, path.replaceAll(/\{[^}]*\}/gu, "x"), bodyOf(id), {
          headers: itsToken
        })
        assert.notInclude([403, 415], allowed.status, `${id} refuses our own page: ${allowed.text}`)
        if (id in bodies) assert.notDeepEqual(yield* allRows, before, `${id} writes nothing`)
      }
    })
  )

  it.effect("the error report needs no session, but accepts only JSON", () =>
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

  it.effect("no other site can replace a session by loading the renewal as an image", () =>
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
      assert.match(csrf ?? "", /^__Host-csrf=[\w-]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
    })
  )

  it.effect("no header makes a call count as in-process, and in-process calls need none", () =>
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
