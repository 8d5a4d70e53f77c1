import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { homeOf } from "../../../domain/rights/menus.ts"
import { makeAccount, password, signInAs } from "../../testing/accounts.test-support.ts"
import { PasswordHash } from "../password-hash.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { mailsTo, problemsIn, register, tokenTo, workOnce } from "../../testing/registration.test-support.ts"
import { TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const changed = "ein ganz neuer Satz"
const box = (name: string) => `${name}@kennwort.example`

const setPassword = (client: TestVisitor, token: string, wished = changed) =>
  client.post("/api/account/neues-kennwort", { Token: token, Password: wished })

const resetTo = Effect.fnUntraced(function* (email: string) {
  yield* (yield* visitor).post("/api/account/kennwort-vergessen", { Email: email })
  return yield* tokenTo(email, "password")
})

layer(SampleApi, realTime)("a new password by a mailed link", (it) => {
  it.effect("ends every sign-in, raises the version, is notified by mail and audited", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = yield* makeAccount(box("neu"), ["Role_Customer"])
      const { client: here } = yield* signInAs(box("neu"))
      const { client: there } = yield* signInAs(box("neu"))
      const [before] = yield* sql`select security_version as version from account where id = ${id}`
      const token = yield* resetTo(box("neu"))
      const other = yield* resetTo(box("neu"))
      const answer = yield* setPassword(here, token)
      assert.deepStrictEqual(answer.body, {
        success: true,
        token: null,
        redirectUrl: "/benutzerkonto/anmeldung"
      })
      for (const browser of [here, there]) {
        assert.deepInclude((yield* browser.get("/api/account/sitzung")).body, { Session: null })
        assert.strictEqual((yield* browser.get("/api/account/email-anpassung")).status, 401)
        assert.strictEqual(
          (yield* browser.post("/api/account/v2/get/token", { CurrentToken: null })).status,
          401
        )
      }
      const [after] = yield* sql`
        select security_version as version,
          (select count(*) from audit_event where event = 'passwordChanged' and subject_id = ${id}) as audited
        from account where id = ${id}`
      assert.deepStrictEqual(after, { version: Number(before?.["version"]) + 1, audited: 1 })
      assert.deepInclude((yield* signInAs(box("neu"))).answer.body, { Reason: "credentialsWrong" })
      assert.deepInclude((yield* signInAs(box("neu"), { password: changed })).answer.body, { success: true })
      assert.deepStrictEqual(problemsIn(yield* setPassword(here, other)), ["Token tokenInvalid"])
      yield* workOnce()
      const kinds = (yield* mailsTo(box("neu"))).map(({ kind }) => kind)
      assert.strictEqual(kinds.filter((kind) => kind === "password-changed").length, 1)
    })
  )

  it.effect(
    "of a dealer, if it is the first, leads to the dealer's pages here or to the dealer's own address",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const host = "portal.kennwort.example"
        yield* sql`insert into redirect_host (host) values (${host})`
        yield* sql`update dealer set redirect_url = ${`https://${host}/`} where id = 100001`
        for (const [name, dealerId, next] of [
          ["haendler", 100_002, homeOf({ roles: ["Role_AdvertisingPartner"], isImpersonated: false })],
          ["eigene", 100_001, "/benutzerkonto/anmeldung"]
        ] as const) {
          const id = yield* makeAccount(box(name), ["Role_AdvertisingPartner"])
          yield* sql`update account set dealer_id = ${dealerId}, password_hash = null where id = ${id}`
          const client = yield* visitor
          const answer = yield* setPassword(client, yield* resetTo(box(name)))
          assert.deepInclude(answer.body, { success: true, redirectUrl: next }, name)
          const once = yield* client.post("/api/account/anmelden-cookie", { Type: 2, AuthCookieValue: "" })
          assert.deepInclude(once.body, { success: dealerId === 100_002 }, name)
        }
        const { answer } = yield* signInAs(box("eigene"), { password: changed })
        assert.deepInclude(answer.body, { redirectUrl: `https://${host}/` })
      })
  )

  it.effect("follows the rules and leaves the link as it was when it does not", () =>
    Effect.gen(function* () {
      yield* makeAccount(box("regeln"), ["Role_Customer"])
      const token = yield* resetTo(box("regeln"))
      const client = yield* visitor
      const hashes = yield* PasswordHash
      const before = hashes.count()
      for (const [wished, problem] of [
        ["kurz", "Password tooShort"],
        ["", "Password required"],
        [box("regeln"), "Password isEmail"],
        ["aaaaaaaaaaaa", "Password isMonotone"],
        ["Passwort123!", "Password tooCommon"],
        // contains the operator's name
        ["Beispiel2026!", "Password tooCommon"]
      ] as const)
        assert.deepStrictEqual(problemsIn(yield* setPassword(client, token, wished)), [problem])
      const long = yield* setPassword(client, token, "x".repeat(257))
      assert.strictEqual(long.status, 422)
      assert.strictEqual(hashes.count(), before, "nothing that is refused is hashed")
      assert.deepInclude((yield* setPassword(client, token)).body, { success: true })
    })
  )

  it.effect("opens no account that is locked, and needs no second factor to be set", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = yield* makeAccount(box("zu"), ["Role_Customer"])
      yield* sql`update account set locked_at = now() where id = ${id}`
      const answer = yield* setPassword(yield* visitor, yield* resetTo(box("zu")))
      assert.deepInclude(answer.body, { success: true })
      assert.deepInclude((yield* signInAs(box("zu"), { password: changed })).answer.body, {
        Reason: "locked"
      })
      yield* makeAccount(box("stab"), ["Role_Interaid_Admin"])
      yield* setPassword(yield* visitor, yield* resetTo(box("stab")))
      assert.deepInclude((yield* signInAs(box("stab"), { password: changed })).answer.body, {
        Reason: "secondFactorNeeded"
      })
    })
  )
})

layer(SampleApi, realTime)("a new password by the former one", (it) => {
  it.effect("needs the former one, ends every sign-in and signs this browser in once more", () =>
    Effect.gen(function* () {
      const email = box("selbst")
      yield* makeAccount(email, ["Role_Customer"])
      const { client: here } = yield* signInAs(email)
      const { client: there } = yield* signInAs(email)
      const change = (client: TestVisitor, former: string, wished: string) =>
        client.post("/api/account/kennwort-aendern", { Password: former, NewPassword: wished })
      assert.deepStrictEqual(problemsIn(yield* change(here, "falsch", changed)), ["Password passwordWrong"])
      assert.deepStrictEqual(problemsIn(yield* change(here, password, "Passwort1")), [
        "NewPassword tooCommon"
      ])
      assert.strictEqual((yield* change(yield* visitor, password, changed)).status, 401)
      assert.deepInclude((yield* change(here, password, changed)).body, { success: true })
      for (const browser of [here, there])
        assert.strictEqual((yield* browser.get("/api/account/email-anpassung")).status, 401)
      const cookie = { Type: 2, AuthCookieValue: "" }
      assert.deepInclude((yield* there.post("/api/account/anmelden-cookie", cookie)).body, { success: false })
      assert.deepInclude((yield* here.post("/api/account/anmelden-cookie", cookie)).body, { success: true })
      assert.deepInclude((yield* signInAs(email)).answer.body, { Reason: "credentialsWrong" })
      yield* workOnce()
      assert.deepStrictEqual(
        (yield* mailsTo(email)).map(({ kind }) => kind),
        ["password-changed"]
      )
    })
  )
})

layer(SampleApi, realTime)("the stored input of a registration", (it) => {
  const kept = {
    AuthData: { Email: "cache@kennwort.example", Mode: "register", AsGuest: false, ForOrder: true },
    UseInvoiceAddress: false,
    DeliveryAddress: null,
    InvoiceAddress: null
  }
  const nothing = { AuthData: null, UseInvoiceAddress: false, DeliveryAddress: null, InvoiceAddress: null }

  it.effect("is kept for this browser and for a day only, without a password", () =>
    Effect.gen(function* () {
      const path = "/api/account/cache-reg-data"
      const sql = yield* SqlClient
      const own = yield* visitor
      assert.deepStrictEqual((yield* own.get(path)).body, nothing)
      assert.deepStrictEqual((yield* own.post(path, kept)).body, { success: true })
      const later = { ...kept, UseInvoiceAddress: true }
      yield* own.post(path, later)
      assert.deepStrictEqual((yield* own.get(path)).body, later)
      assert.deepStrictEqual((yield* (yield* visitor).get(path)).body, nothing)
      const secret = { ...kept, AuthData: { ...kept.AuthData, Password: password } }
      // a client may send its whole registration; the password is dropped when the body is read
      assert.deepStrictEqual((yield* own.post(path, secret)).body, { success: true })
      assert.deepStrictEqual((yield* own.get(path)).body, kept)
      const rows = yield* sql<{
        readonly text: string
      }>`select contents::text as text from registration_cache`
      assert.strictEqual(rows.length, 1)
      assert.notInclude(rows[0]?.text ?? "", "Satz")
      yield* sql`update registration_cache set changed_at = changed_at - interval '24 hours'`
      assert.deepStrictEqual((yield* own.get(path)).body, nothing)
    })
  )

  it.effect("is copied only into the session of its own mailbox", () =>
    Effect.gen(function* () {
      const path = "/api/account/cache-reg-data"
      const own = { ...kept, AuthData: { ...kept.AuthData, Email: "Mitnahme@kennwort.example" } }
      yield* makeAccount("mitnahme@kennwort.example", ["Role_Customer"])
      yield* makeAccount("andere@kennwort.example", ["Role_Customer"])
      for (const [email, expected] of [
        ["mitnahme@kennwort.example", own],
        ["andere@kennwort.example", nothing]
      ] as const) {
        const browser = yield* visitor
        yield* browser.post(path, own)
        const former = new Map(browser.cookies)
        const answer = yield* browser.post("/api/account/jwt/anmelden", {
          UserName: email,
          Password: password
        })
        assert.deepInclude(answer.body, { success: true })
        assert.deepStrictEqual((yield* browser.get(path)).body, expected, email)
        // deleting the old session also deletes its data
        if (expected === own) {
          const thief = new TestVisitor()
          for (const [name, value] of former) thief.cookies.set(name, value)
          assert.deepStrictEqual((yield* thief.get(path)).body, nothing)
        }
      }
    })
  )

  it.effect("must be one line of text in every field", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const client = yield* visitor
      const evil = "x@kennwort.example\r\nBcc: y@evil.example"
      const count = sql`select (select count(*) from graphile_worker._private_jobs) as jobs`
      const before = yield* count
      const answers = [
        yield* register(client, evil),
        yield* register(client, "x@kennwort.example", { auth: { Password: `${evil} und mehr` } }),
        yield* register(client, "x@kennwort.example", { form: { TermsVersion: evil } }),
        yield* register(client, "x@kennwort.example", { form: { ReturnUrl: `/agb${evil}` } }),
        yield* client.post("/api/account/kennwort-vergessen", { Email: evil }),
        yield* client.post("/api/account/email-pruefen", { Email: evil }),
        yield* client.post("/api/account/neues-kennwort", { Token: evil, Password: changed })
      ]
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        answers.map(() => 422)
      )
      // the form cache accepts an unchecked address, but stores it nowhere else as an e-mail address
      const cached = yield* client.post("/api/account/cache-reg-data", {
        ...kept,
        AuthData: { ...kept.AuthData, Email: evil }
      })
      assert.strictEqual(cached.status, 200)
      assert.deepStrictEqual(yield* count, before)
    })
  )
})
