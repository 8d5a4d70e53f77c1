import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, password, signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { mailsTo, problemsIn, tokenTo, visible, workOnce } from "../../testing/registration.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const box = (name: string) => `${name}@umzug.example`
const path = "/api/account/email-anpassung"

const ask = (client: TestVisitor, email: string, own = password) =>
  client.post(path, { NewEmailAddress: email, Password: own })

const confirm = (client: TestVisitor, token: string) =>
  client.post("/api/account/email-anpassung-bestaetigen", { Token: token })

layer(SampleApi, realTime)("another e-mail address", (it) => {
  it.effect("is announced to the old mailbox and takes effect once the new one is proved", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = yield* makeAccount(box("alt"), ["Role_Customer"])
      const { client } = yield* signInAs(box("alt"))
      const none = { Pending: false, Applied: false, NewEmailAddress: "" }
      assert.deepStrictEqual((yield* client.get(path)).body, none)
      assert.deepStrictEqual((yield* ask(client, ` ${box("neu")} `)).body, { success: true })
      assert.deepStrictEqual((yield* client.get(path)).body, {
        Pending: true,
        Applied: false,
        NewEmailAddress: box("neu")
      })
      for (const owner of [id, null])
        yield* sql`
          insert into price_alarm (account_id, email, kind, country_id, product_id, amount, threshold, direction)
          values (${owner}::int, ${box("alt")}, 'Newsletter', 1, 20, 0, 0, 'Below')`
      const token = yield* tokenTo(box("neu"), "email")
      const [notice] = yield* mailsTo(box("alt"))
      assert.strictEqual(notice?.kind, "email-change-notice")
      assert.include(notice?.text ?? "", "n…@umzug.example")
      assert.notInclude(notice?.text ?? "", box("neu"))
      assert.deepInclude((yield* signInAs(box("alt"))).answer.body, { success: true })
      // an unused link in the old mailbox
      yield* (yield* visitor).post("/api/account/kennwort-vergessen", { Email: box("alt") })
      const reset = yield* tokenTo(box("alt"), "password")

      assert.deepStrictEqual((yield* confirm(client, token)).body, {
        success: true,
        token: null,
        redirectUrl: "/kunde/stammdaten"
      })
      assert.deepStrictEqual((yield* client.get(path)).body, {
        Pending: false,
        Applied: true,
        NewEmailAddress: box("neu")
      })
      assert.deepInclude((yield* signInAs(box("neu"))).answer.body, { success: true })
      assert.deepInclude((yield* signInAs(box("alt"))).answer.body, { Reason: "credentialsWrong" })
      // the account's newsletter moves to the new mailbox; a newsletter ordered without an account stays with the old
      // one
      const alarms = yield* sql<{ readonly email: string }>`
        select email from price_alarm where email in (${box("alt")}, ${box("neu")}) order by account_id nulls last`
      assert.deepStrictEqual(
        alarms.map(({ email }) => email),
        [box("neu"), box("alt")]
      )
      const late = yield* client.post("/api/account/neues-kennwort", {
        Token: reset,
        Password: "ein ganz neuer Satz"
      })
      assert.deepStrictEqual(problemsIn(late), ["Token tokenInvalid"])
      const audited =
        yield* sql`select 1 from audit_event where event = 'emailChanged' and subject_id = ${id}`
      assert.strictEqual(audited.length, 1)
      yield* workOnce()
      assert.include(
        (yield* mailsTo(box("alt"))).map(({ kind }) => kind),
        "email-changed"
      )
    })
  )

  it.effect("needs the password again and a signed-in user", () =>
    Effect.gen(function* () {
      yield* makeAccount(box("ohne"), ["Role_Customer"])
      const { client } = yield* signInAs(box("ohne"))
      assert.deepStrictEqual(problemsIn(yield* ask(client, box("wohin"), "falsch")), [
        "Password passwordWrong"
      ])
      assert.deepStrictEqual(problemsIn(yield* ask(client, box("OHNE"))), ["NewEmailAddress unchanged"])
      assert.deepStrictEqual(problemsIn(yield* ask(client, "nirgends")), ["NewEmailAddress invalid"])
      const evil = yield* ask(client, `${box("x")}\r\nBcc: ${box("y")}`)
      assert.deepStrictEqual([evil.status, problemsIn(evil)], [422, ["NewEmailAddress invalid"]])
      assert.strictEqual((yield* ask(yield* visitor, box("wohin"))).status, 401)
      yield* workOnce()
      assert.deepStrictEqual(yield* mailsTo(box("wohin")), [])
    })
  )

  it.effect("is rate limited like signing in when passwords are guessed", () =>
    Effect.gen(function* () {
      yield* makeAccount(box("rater"), ["Role_Customer"])
      const { client } = yield* signInAs(box("rater"))
      const statuses = []
      for (let tried = 0; tried < 11; tried++)
        statuses.push((yield* ask(client, box("wohin2"), `versuch ${tried}`)).status)
      assert.deepStrictEqual(statuses, [...Array.from({ length: 10 }, () => 422), 429])
    })
  )

  it.effect("does not disclose whether it has an account, and takes over no account", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* makeAccount(box("frager"), ["Role_Customer"])
      yield* makeAccount(box("besetzt"), ["Role_Customer"])
      const { client } = yield* signInAs(box("frager"))
      const taken = yield* ask(client, box("besetzt"))
      const free = yield* ask(client, box("unbesetzt"))
      assert.deepStrictEqual(visible(taken), visible(free))
      assert.strictEqual(taken.status, 200)
      yield* workOnce()
      // the second request made the first one invalid before its mail was written: request only the taken address again
      yield* ask(client, box("besetzt"))
      yield* workOnce()
      const mails = yield* mailsTo(box("besetzt"))
      assert.deepStrictEqual(
        mails.map(({ kind }) => kind),
        ["email-taken"]
      )
      assert.notMatch(mails[0]?.text ?? "", /email-anpassung-bestaetigen/u)

      // an address that is taken between request and confirmation
      yield* ask(client, box("umkaempft"))
      const token = yield* tokenTo(box("umkaempft"), "email")
      yield* makeAccount(box("Umkaempft"), ["Role_Customer"])
      assert.deepStrictEqual(problemsIn(yield* confirm(client, token)), ["Token tokenInvalid"])
      const rows = yield* sql<{ readonly email: string }>`
        select email from account where email in (${box("frager")}, ${box("besetzt")}, ${box("Umkaempft")}) order by id`
      assert.strictEqual(rows.length, 3)
    })
  )

  it.effect("that is confirmed in another browser leaves the requester no session, password or orders", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const victim = yield* visitor
      const ready = yield* readyDraft(victim, { EmailAddress: box("opfer") })
      const { orderId } = readPlaced(yield* placeOrder(victim, ready, "umzug-opfer"))
      const ownerOfOrder = Effect.map(
        sql<{
          readonly id: number | null
        }>`select account_id as id from customer_order where id = ${orderId}`,
        ([row]) => row?.id
      )
      const id = yield* makeAccount(box("dieb"), ["Role_Customer"])
      const { client: thief } = yield* signInAs(box("dieb"))
      const { client: telephone } = yield* signInAs(box("dieb"))
      yield* ask(thief, box("opfer"))
      const confirmed = yield* confirm(victim, yield* tokenTo(box("opfer"), "email"))
      const { redirectUrl } = confirmed.body as { readonly redirectUrl: string }
      assert.match(redirectUrl, /^\/neues-kennwort-setzen\/[\w-]{43}$/u)

      for (const browser of [thief, telephone]) {
        assert.strictEqual((yield* browser.get("/api/kunde/startseite")).status, 401)
        const refreshed = yield* browser.post("/api/account/v2/get/token", { CurrentToken: null })
        assert.strictEqual(refreshed.status, 401)
      }
      for (const email of [box("opfer"), box("dieb")])
        assert.deepInclude((yield* signInAs(email)).answer.body, { Reason: "credentialsWrong" })
      yield* workOnce()
      assert.isNull(yield* ownerOfOrder)

      // the owner of the mailbox chooses the password, and signs in with it
      const set = yield* victim.post("/api/account/neues-kennwort", {
        Token: redirectUrl.split("/").at(-1),
        Password: "mein eigener langer Satz"
      })
      assert.deepInclude(set.body, { success: true })
      yield* workOnce()
      assert.isNull(yield* ownerOfOrder, "a link is no sign-in")
      const signedIn = yield* victim.post("/api/account/anmelden-cookie", { Type: 2, AuthCookieValue: "" })
      assert.deepInclude(signedIn.body, { success: true })
      yield* workOnce()
      assert.strictEqual(yield* ownerOfOrder, id)
    })
  )

  it.effect("confirmed in the requesting browser attaches guest orders only at the next sign-in", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { setTime } = yield* TestApi
      setTime(morning)
      const id = yield* makeAccount(box("umzieht"), ["Role_Customer"])
      const ordered = Effect.fnUntraced(function* (key: string) {
        const guest = yield* visitor
        const ready = yield* readyDraft(guest, { EmailAddress: box("hier") })
        return readPlaced(yield* placeOrder(guest, ready, key)).orderId
      })
      const before = yield* ordered("umzug-vorher")
      const { client } = yield* signInAs(box("umzieht"))
      yield* ask(client, box("hier"))
      const confirmed = yield* confirm(client, yield* tokenTo(box("hier"), "email"))
      assert.deepInclude(confirmed.body, { redirectUrl: "/kunde/stammdaten" })
      assert.strictEqual((yield* client.get(path)).status, 200)
      setTime(morning + 60_000)
      // a later guest order with this e-mail address does not verify the address
      const after = yield* ordered("umzug-nachher")
      const joined = sql<{ readonly id: string }>`select id from customer_order where account_id = ${id}`
      yield* workOnce()
      assert.deepStrictEqual(yield* joined, [])
      assert.deepInclude((yield* signInAs(box("hier"))).answer.body, { success: true })
      yield* workOnce()
      assert.deepStrictEqual(yield* joined, [{ id: before }])
      assert.notStrictEqual(after, before)
      assert.deepInclude((yield* signInAs(box("hier"))).answer.body, { success: true })
      yield* workOnce()
      assert.lengthOf(yield* joined, 1)
    })
  )

  it.effect("that is pending becomes invalid with a new password or a lock of the account", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const changed = "ein ganz anderer Satz"
      const boss = yield* signedInWith(box("chef"), "Role_Interaid_Admin", Date.now())
      for (const name of ["ausgesperrt", "zurueckgesetzt", "gesperrt"]) {
        const id = yield* makeAccount(box(name), ["Role_Customer"])
        const { client: thief } = yield* signInAs(box(name))
        const { client: owner } = yield* signInAs(box(name))
        yield* ask(thief, box(`dieb-${name}`))
        const token = yield* tokenTo(box(`dieb-${name}`), "email")
        if (name === "ausgesperrt")
          yield* owner.post("/api/account/kennwort-aendern", { Password: password, NewPassword: changed })
        else if (name === "zurueckgesetzt") {
          yield* owner.post("/api/account/kennwort-vergessen", { Email: box(name) })
          const Token = yield* tokenTo(box(name), "password")
          yield* owner.post("/api/account/neues-kennwort", { Token, Password: changed })
        } else {
          assert.strictEqual((yield* boss.client.post(`/api/support/benutzer/${id}/sperren`, {})).status, 200)
          yield* boss.client.post(`/api/support/benutzer/${id}/entsperren`, {})
        }

        assert.deepStrictEqual(
          problemsIn(yield* confirm(yield* visitor, token)),
          ["Token tokenInvalid"],
          name
        )
        const [row] = yield* sql<{ readonly email: string }>`select email from account where id = ${id}`
        assert.strictEqual(row?.email, box(name))
      }
    })
  )

  it.effect("is the one requested last", () =>
    Effect.gen(function* () {
      yield* makeAccount(box("wechselt"), ["Role_Customer"])
      const { client } = yield* signInAs(box("wechselt"))
      yield* ask(client, box("erst"))
      const first = yield* tokenTo(box("erst"), "email")
      yield* ask(client, box("dann"))
      const second = yield* tokenTo(box("dann"), "email")
      assert.deepStrictEqual(problemsIn(yield* confirm(client, first)), ["Token tokenInvalid"])
      assert.deepInclude((yield* confirm(client, second)).body, { success: true })
    })
  )
})
