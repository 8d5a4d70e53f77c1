import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countingQueries, makeAccount, password, signInAs } from "../../testing/accounts.test-support.ts"
import { PasswordHash } from "../password-hash.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { begunDraft, placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import {
  mailsTo,
  problemsIn,
  register,
  tokenTo,
  visible,
  workOnce
} from "../../testing/registration.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const confirm = (client: TestVisitor, token: string) =>
  client.post("/api/account/anfrage-bestaetigen", { Token: token })

const accountOf = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly id: number; readonly hash: string | null }>`
    select id, password_hash as hash from account where mailbox_key(email) = mailbox_key(${email})`
  return rows[0]
})

layer(SampleApi, realTime)("registering (rule account.neutral)", (it) => {
  it.effect("answers known, unknown and pending addresses alike, with equal work", () =>
    Effect.gen(function* () {
      yield* makeAccount("known@reg.example", ["Role_Customer"])
      const hashes = yield* PasswordHash
      const ways = {
        register: (client: TestVisitor, email: string) => register(client, email),
        forgotPassword: (client: TestVisitor, email: string) =>
          client.post("/api/account/kennwort-vergessen", { Email: email }),
        checkEmail: (client: TestVisitor, email: string) =>
          client.post("/api/account/email-pruefen", { Email: email })
      }
      yield* register(yield* visitor, "waiting@reg.example")
      for (const [name, way] of Object.entries(ways)) {
        const seen = []
        for (const email of ["known@reg.example", "unknown@reg.example", "waiting@reg.example"]) {
          const client = yield* visitor
          const before = hashes.count()
          const { result, queries } = yield* countingQueries(way(client, email))
          seen.push({ ...visible(result), queries, hashes: hashes.count() - before })
        }
        const [known, ...others] = seen
        assert.strictEqual(known?.status, 200, `${name}: ${known?.text}`)
        for (const other of others) assert.deepStrictEqual(other, known, name)
        assert.strictEqual(known?.hashes, name === "register" ? 1 : 0)
        if (name !== "checkEmail") assert.isAtLeast(known?.queries ?? 0, 2, name)
      }
    })
  )

  it.effect("refuses the fourth mail of a day for known and unknown addresses alike", () =>
    Effect.gen(function* () {
      yield* makeAccount("limit-known@reg.example", ["Role_Customer"])
      const seen = []
      for (const email of ["limit-known@reg.example", "limit-unknown@reg.example"]) {
        const answers = []
        for (let asked = 0; asked < 4; asked++) answers.push(yield* register(yield* visitor, email))
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 200, 200, 429]
        )
        seen.push(answers.map(visible))
      }
      assert.deepStrictEqual(seen[0], seen[1])
    })
  )

  it.effect("creates the account with all input once the mailbox is proved, and signs in this browser", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const placed = yield* placeOrder(
        buyer,
        yield* readyDraft(buyer, { EmailAddress: "Neu@reg.example" }),
        "reg-guest-order"
      )
      const { orderId } = readPlaced(placed)
      const draft = yield* readyDraft(buyer)
      yield* sql`update customer_order set email = 'Neu@reg.example' where id = ${orderId}`
      const address = {
        Title1Id: 1,
        Title2Id: 0,
        CompanyName: "",
        VatId: "",
        FirstName: " Erika ",
        LastName: "Muster",
        Street: "Marktplatz",
        HouseNumber: "8",
        Addition: "",
        ZipCode: "80331",
        City: "München",
        CountryId: 1,
        Phone: "+49 89 123456",
        DeliveryNote: ""
      }
      const answer = yield* register(buyer, "neu@reg.example", {
        form: { DeliveryAddress: address, Newsletter: true, ReturnUrl: "/agb?x=1" }
      })
      assert.deepStrictEqual(answer.body, { success: true, token: null, redirectUrl: null })
      assert.isUndefined(yield* accountOf("neu@reg.example"))
      const early = yield* buyer.post("/api/account/jwt/anmelden", {
        UserName: "neu@reg.example",
        Password: password
      })
      assert.deepInclude(early.body, { success: false, Reason: "confirmationPending" })

      const token = yield* tokenTo("neu@reg.example", "registration")
      const confirmed = yield* confirm(buyer, token)
      assert.deepStrictEqual(confirmed.body, { success: true, token: null, redirectUrl: "/agb?x=1" })
      const account = yield* accountOf("neu@reg.example")
      const byCookie = yield* buyer.post("/api/account/anmelden-cookie", { Type: 2, AuthCookieValue: "" })
      assert.deepInclude(byCookie.body, { success: true })
      yield* workOnce()
      const [row] = yield* sql`
        select first_name, last_name, phone, title1_id, country_id, roles,
          (select json_agg(json_build_array(email, kind, confirmed_at is not null)) from price_alarm
            where account_id = account.id) as alarms,
          (select count(*) from account_address where account_id = account.id) as addresses,
          (select account_id from customer_order where id = ${orderId}) as orders,
          (select account_id from order_draft where id = ${draft.orderDraftId}) as draft,
          (select count(*) from audit_event where event = 'registered' and subject_id = account.id) as audited
        from account where id = ${account?.id ?? 0}`
      assert.deepStrictEqual(row, {
        first_name: "Erika",
        last_name: "Muster",
        phone: "+49 89 123456",
        title1_id: 1,
        // the link of the registration has already verified the e-mail address
        alarms: [["neu@reg.example", "Newsletter", true]],
        country_id: 1,
        roles: ["Role_Customer"],
        addresses: 1,
        orders: account?.id,
        draft: account?.id,
        audited: 1
      })
      const { answer: later } = yield* signInAs("neu@reg.example")
      assert.deepInclude(later.body, { success: true })
      assert.deepStrictEqual(problemsIn(yield* confirm(buyer, token)), ["Token tokenInvalid"])
    })
  )

  it.effect("returns to the order from which it was started, with the input typed there", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft } = yield* begunDraft(buyer)
      const email = "bestellt@reg.example"
      const path = "/api/account/cache-reg-data"
      const typed = {
        AuthData: { Email: email, Mode: "register", AsGuest: false, ForOrder: true },
        UseInvoiceAddress: false,
        DeliveryAddress: null,
        InvoiceAddress: null
      }
      yield* buyer.post(path, typed)
      const wizard = `/holzpellets-lose/bestellung/adresse?draft=${draft.orderDraftId}`
      const asked = yield* register(buyer, email, { auth: { Password: password, ForOrder: true } })
      assert.deepInclude(asked.body, { redirectUrl: wizard })
      const confirmed = yield* confirm(buyer, yield* tokenTo(email, "registration"))
      assert.deepInclude(confirmed.body, { redirectUrl: wizard })
      const signedIn = yield* buyer.post("/api/account/anmelden-cookie", { Type: 2, AuthCookieValue: "" })
      assert.deepInclude(signedIn.body, { success: true })
      assert.deepStrictEqual((yield* buyer.get(path)).body, typed)
      assert.strictEqual((yield* buyer.get(`/api/order-process/${draft.orderDraftId}`)).status, 200)
    })
  )

  it.effect("leads to setting a password if there is none, or if another browser chose it", () =>
    Effect.gen(function* () {
      for (const [email, auth, isOther] of [
        ["none@reg.example", { Password: undefined }, false],
        ["other@reg.example", {}, true]
      ] as const) {
        const asking = yield* visitor
        assert.strictEqual((yield* register(asking, email, { auth })).status, 200)
        const browser = isOther ? yield* visitor : asking
        const confirmed = yield* confirm(browser, yield* tokenTo(email, "registration"))
        const { redirectUrl } = confirmed.body as { readonly redirectUrl: string }
        assert.match(redirectUrl, /^\/neues-kennwort-setzen\/[\w-]{43}$/u)
        assert.isNull((yield* accountOf(email))?.hash)
        assert.deepInclude((yield* signInAs(email)).answer.body, { success: false })
        const own = "mein eigener langer Satz"
        const set = yield* browser.post("/api/account/neues-kennwort", {
          Token: redirectUrl.split("/").at(-1),
          Password: own
        })
        assert.deepInclude(set.body, { success: true, redirectUrl: "/kunde/startseite" })
        const byCookie = yield* browser.post("/api/account/anmelden-cookie", { Type: 2, AuthCookieValue: "" })
        assert.deepInclude(byCookie.body, { success: true })
        assert.deepInclude((yield* signInAs(email, { password: own })).answer.body, { success: true })
      }
    })
  )

  it.effect("gives no access to an account, order or password of another mailbox (decision 014)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const victim = "Opfer@reg.example"
      const accountId = yield* makeAccount(victim, ["Role_Customer"])
      const thief = yield* visitor
      const placed = yield* placeOrder(
        thief,
        yield* readyDraft(thief, { EmailAddress: victim }),
        "reg-thief-order"
      )
      assert.strictEqual(placed.status, 201)
      yield* register(thief, "opfer@reg.example", { auth: { Password: "ein anderer langer Satz" } })
      yield* workOnce()
      const mails = (yield* mailsTo(victim)).filter(({ kind }) => kind !== "order-confirmation")
      assert.deepStrictEqual(
        mails.map(({ kind }) => kind),
        ["account-exists"]
      )
      assert.include(mails[0]?.text ?? "", "https://shop.example/benutzerkonto/anmeldung")
      assert.match(mails[0]?.text ?? "", /https:\/\/shop\.example\/neues-kennwort-setzen\/[\w-]{43}/u)
      assert.deepInclude((yield* signInAs(victim)).answer.body, { success: true })
      const { answer } = yield* signInAs(victim, { password: "ein anderer langer Satz" })
      assert.deepInclude(answer.body, { success: false, Reason: "credentialsWrong" })
      assert.deepInclude((yield* thief.get("/api/account/sitzung")).body, { Session: null })
      const attached = yield* sql`select id from customer_order where account_id = ${accountId}`
      assert.deepStrictEqual(attached, [], "guest orders are not attached before the mailbox is proved")

      // an e-mail address without an account: two people request one, and the owner opens the link of the thief's
      // request
      yield* register(thief, "frei@reg.example", { auth: { Password: password } })
      const stolen = yield* tokenTo("frei@reg.example", "registration")
      const owner = yield* visitor
      yield* register(owner, "frei@reg.example", { auth: { Password: "ein anderer langer Satz" } })
      const own = yield* tokenTo("frei@reg.example", "registration")
      assert.deepInclude((yield* confirm(owner, stolen)).body, { success: true })
      assert.deepInclude((yield* signInAs("frei@reg.example")).answer.body, { success: false })
      assert.deepStrictEqual(problemsIn(yield* confirm(owner, own)), ["Token tokenInvalid"])
    })
  )
})
