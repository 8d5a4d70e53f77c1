import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { homeOf } from "../../domain/rights/menus.ts"
import { partnerAddress } from "../../domain/account/return-url.ts"
import { longList, partOf } from "../../../tools/long-runs.ts"
import { foreignAddresses } from "../../domain/account/return-url.test-support.ts"
import { makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { accessCookie, refreshCookie } from "../http/cookies.ts"
import { codeAt, signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const host = "portal.dealer.example"
const address = `https://${host}/anmelden?von=heizmarkt`

/** Attacks through the URL in a dealer's row (rule safety.dealer-address), and texts that are not URLs. */
const attacks = [
  "https://evil.example/",
  `https://evil.${host}/`,
  `https://${host}.evil.example/`,
  `https://${host}@evil.example/`,
  `https://user:pass@${host}/`,
  `https://${host}:8443/`,
  `https://${host}\\@evil.example/`,
  `https://${host}/\r\nSet-Cookie: a=1`,
  `https://${host}/%0d%0aSet-Cookie:a=1`,
  `https://${host}\t.evil.example/`,
  `https://${host}\uff0f@evil.example/`,
  `https://${host}#@evil.example/`,
  `https://${host}?@evil.example/`,
  `http://${host}/`,
  `HTTPS://${host}/`,
  `//${host}/`,
  ` ${address}`,
  `https://${host}/${"a".repeat(500)}`,
  "https://[::1]/",
  "https://2130706433/"
]

const partner = Effect.fnUntraced(function* (email: string, dealerId: number) {
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  return id
})

const signIn = Effect.fnUntraced(function* (email: string, returnUrl?: string) {
  const client = yield* visitor
  const answer = yield* client.post("/api/account/jwt/anmelden", {
    UserName: email,
    Password: password,
    ...(returnUrl === undefined ? {} : { ReturnUrl: returnUrl })
  })
  return { client, answer }
})

/** Redirect target of dealers and users without a URL of their own. */
const home = homeOf({ roles: ["Role_AdvertisingPartner"], isImpersonated: false })

const redirectIn = (body: unknown) => (body as { readonly redirectUrl: string | null }).redirectUrl

layer(SampleApi, realTime)("the sign-in of a dealer with an address of its own (decision 026)", (it) => {
  it.effect("redirects to that address without a session or a token, and logs it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into redirect_host (host) values (${host})`
      yield* sql`update dealer set redirect_url = ${address} where id = 100001`
      const id = yield* partner("eigene@haendler.example", 100_001)
      const { client, answer } = yield* signIn("eigene@haendler.example")
      assert.deepStrictEqual(answer.body, { success: true, token: null, redirectUrl: address })
      assert.strictEqual(partnerAddress(address), address, "the browser follows it")
      assert.isUndefined(client.cookies.get(accessCookie))
      assert.isUndefined(client.cookies.get(refreshCookie))
      assert.strictEqual((yield* sql`select 1 from session_family where account_id = ${id}`).length, 0)
      const [logged] = yield* sql`select event, detail from audit_event where actor_id = ${id}`
      assert.deepStrictEqual(logged, { event: "signedIn", detail: { by: "redirect" } })
      const wrong = yield* client.post("/api/account/jwt/anmelden", {
        UserName: "eigene@haendler.example",
        Password: "nicht das Kennwort"
      })
      assert.deepInclude(wrong.body, { success: false, redirectUrl: null })
    })
  )

  it.effect(
    "stays in the shop only if the visitor had requested a page of the shop that requires a sign-in",
    () =>
      Effect.gen(function* () {
        yield* partner("unterwegs@haendler.example", 100_001)
        for (const returnUrl of ["/stornomanagement", "/at/stornomanagement?status=open"]) {
          const { client, answer } = yield* signIn("unterwegs@haendler.example", returnUrl)
          assert.deepInclude(answer.body, { success: true, redirectUrl: home }, answer.text)
          assert.isDefined(client.cookies.get(accessCookie))
        }
        const others = foreignAddresses.filter(
          (text) => text.isWellFormed() && !/[\p{Cc}\u202a-\u202e]/u.test(text)
        )
        const some = others.filter((text, index) => text.length < 2000 && index % 30 === 0)
        assert.isAtLeast(some.length, 8)
        for (const returnUrl of ["", "/benutzerkonto/anmeldung", ...some]) {
          const { answer } = yield* signIn("unterwegs@haendler.example", returnUrl)
          assert.strictEqual(redirectIn(answer.body), address, `for ${returnUrl}: ${answer.text}`)
        }
      }).pipe(endless)
  )

  it.effect("does not redirect users of other dealers, customers and staff", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* partner("ohne@haendler.example", 100_002)
      assert.strictEqual(redirectIn((yield* signIn("ohne@haendler.example")).answer.body), home)
      yield* makeAccount("kundin@redirect.example", ["Role_Customer"])
      yield* sql`update account set dealer_id = 100001 where email = 'kundin@redirect.example'`
      assert.strictEqual(
        redirectIn((yield* signIn("kundin@redirect.example")).answer.body),
        "/kunde/startseite"
      )
      yield* makeAccount("beides@redirect.example", [
        "Role_AdvertisingPartner",
        "Role_Interaid_DealerSupport"
      ])
      yield* sql`update account set dealer_id = 100001 where email = 'beides@redirect.example'`
      const { answer } = yield* signInAs("beides@redirect.example", { code: codeAt(morning) })
      assert.strictEqual(redirectIn(answer.body), "/support")
    })
  )

  it.effect("never redirects to an invalid address: the database or the sign-in rejects it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* partner("angriff@haendler.example", 100_003)
      const storable = [...attacks, ...foreignAddresses].filter(
        (text) => text.isWellFormed() && !text.includes("\u0000")
      )
      const accepted: Array<string> = []
      for (const text of storable) {
        const { stored } = yield* sql`update dealer set redirect_url = ${text} where id = 100003`.pipe(
          Effect.as({ stored: true }),
          Effect.catch(() => Effect.succeed({ stored: false }))
        )
        if (stored) accepted.push(text)
      }
      // the database cannot parse URLs; the ones that it accepted here are rejected at the sign-in
      assert.deepStrictEqual(accepted, [`https://${host}/%0d%0aSet-Cookie:a=1`])
      yield* sql`alter table dealer drop constraint dealer_redirect_url, drop constraint dealer_redirect_host`
      const tried = [...storable.slice(0, attacks.length), ...longList(storable.slice(attacks.length), 60)]
      for (const text of tried) {
        yield* sql`update dealer set redirect_url = ${text} where id = 100003`
        const { answer } = yield* signIn("angriff@haendler.example")
        assert.strictEqual(redirectIn(answer.body), home, `for ${text}: ${answer.text}`)
      }
      const part = partOf(tried.length, storable.length, "stored addresses that lead away")
      console.log(`${part}: the sign-in follows none`)
    }).pipe(endless)
  )

  it.effect("differs from an ad manager's, which opens the first page of the menu", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      yield* makeAccount("anzeigen@redirect.example", ["Role_Interaid_AdManager"])
      const { answer } = yield* signInAs("anzeigen@redirect.example", { code: codeAt(morning) })
      assert.deepInclude(answer.body, { success: true, redirectUrl: "/support" })
      const { client } = yield* signedInWith("anzeigen2@redirect.example", "Role_Interaid_AdManager", morning)
      assert.strictEqual((yield* client.get("/api/support/info")).status, 200)
    })
  )
})
