import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { invitationLifetime } from "../../domain/account/invitation.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { mailsTo, problemsIn, workOnce } from "../testing/registration.test-support.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"
import { type Answer, type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const admin = "Role_Interaid_Admin"
const dealerSupport = "Role_Interaid_DealerSupport"
const password = "ein langer Satz für die Arbeit"

const invite = (client: TestVisitor, email: string, wish: Readonly<Record<string, unknown>> = {}) =>
  client.post("/api/support/einladungen", {
    Email: email,
    FirstName: "Ida",
    LastName: "Neu",
    Roles: [dealerSupport],
    ...wish
  })

const inviteToDealer = (client: TestVisitor, dealerId: number, email: string) =>
  client.post(`/api/support/haendler/${dealerId}/einladungen`, {
    Email: email,
    FirstName: "",
    LastName: ""
  })

const idIn = ({ body }: Answer) => (body as { readonly Id: number }).Id

const codes = (answer: Answer) => readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)

/**
 * Returns the token in the mailed link that differs from `former`; asserts that `count` mails were sent. Two mails may
 * be written in the same millisecond, so their times do not show which one is newer.
 */
const linkTo = Effect.fnUntraced(function* (email: string, count: number, former?: string) {
  yield* workOnce()
  const mails = (yield* mailsTo(email)).filter(({ kind }) => kind === "invitation")
  assert.lengthOf(mails, count)
  const links = mails.map(({ text }) => /neues-kennwort-setzen\/([\w-]+)/u.exec(text)?.[1])
  return links.find((link) => link !== former)
})

const setPassword = Effect.fnUntraced(function* (token: string | undefined) {
  const client = yield* visitor
  return yield* client.post("/api/account/neues-kennwort", { Token: token, Password: password })
})

const access = Effect.fnUntraced(function* (client: TestVisitor, id: number) {
  const { body } = yield* client.get(`/api/support/benutzer/${id}`)
  return (body as { readonly Access: string }).Access
})

const firstDealer = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{ readonly id: number; readonly name: string }>`
    select id, name from dealer where country_id = 1 order by id limit 1`
  assert(dealer !== undefined)
  return dealer
})

layer(SampleApi, realTime)("an invitation (rule account.invitations)", (it) => {
  it.effect("creates an account whose password is set by the mailed link", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("einladung@haus.example", admin, morning)
      const answer = yield* invite(boss.client, " Ida@Haus.example ")
      assert.strictEqual(answer.status, 200, answer.text)
      const id = idIn(answer)
      assert.deepStrictEqual(answer.body, {
        Id: id,
        InvitedUntil: new Date(morning + invitationLifetime).toISOString()
      })
      assert.strictEqual(yield* access(boss.client, id), "invited")
      const { answer: early } = yield* signInAs("ida@haus.example", { password })
      assert.deepInclude(early.body, { success: false })
      const token = yield* linkTo("Ida@haus.example", 1)
      assert.deepInclude((yield* setPassword(token)).body, { success: true })
      assert.strictEqual(yield* access(boss.client, id), "ready")
      const { answer: signedIn } = yield* signInAs("ida@haus.example", { password })
      assert.deepInclude(signedIn.body, { success: false, Reason: "secondFactorSetup" })
      const [written] = (yield* auditOf(id)).filter(({ event }) => event === "invited")
      assert.deepInclude(written, { actor: boss.id, detail: { roles: [dealerSupport], dealerId: "" } })
    })
  )

  it.effect("can be sent again, and the former link becomes invalid", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const boss = yield* signedInWith("nochmal@haus.example", admin, morning)
      const id = idIn(yield* invite(boss.client, "zweimal@haus.example"))
      const first = yield* linkTo("zweimal@haus.example", 1)
      setTime(morning + 1000)
      assert.strictEqual(idIn(yield* invite(boss.client, "ZWEIMAL@haus.example")), id)
      const second = yield* linkTo("zweimal@haus.example", 2, first)
      assert.notStrictEqual(second, first)
      assert.deepStrictEqual(problemsIn(yield* setPassword(first)), ["Token tokenInvalid"])
      setTime(morning + invitationLifetime + 2000)
      assert.deepStrictEqual(problemsIn(yield* setPassword(second)), ["Token tokenInvalid"])
      const later = yield* signedInWith("spaeter@haus.example", admin, morning + invitationLifetime + 2000)
      assert.strictEqual(yield* access(later.client, id), "expired")
      setTime(morning)
    })
  )

  it.effect("becomes invalid by a lock: an unlocked account needs a new invitation", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("zurueck@haus.example", admin, morning)
      const id = idIn(yield* invite(boss.client, "doch.nicht@haus.example"))
      const first = yield* linkTo("doch.nicht@haus.example", 1)
      const change = (act: string) => boss.client.post(`/api/support/benutzer/${id}/${act}`, {})
      yield* change("sperren")
      assert.deepStrictEqual(problemsIn(yield* setPassword(first)), ["Token tokenInvalid"])
      assert.deepStrictEqual(codes(yield* invite(boss.client, "doch.nicht@haus.example")), [
        "Email accountExists"
      ])
      yield* change("entsperren")
      assert.deepStrictEqual(problemsIn(yield* setPassword(first)), ["Token tokenInvalid"])
      assert.strictEqual(idIn(yield* invite(boss.client, "doch.nicht@haus.example")), id)
      assert.strictEqual((yield* setPassword(yield* linkTo("doch.nicht@haus.example", 2, first))).status, 200)
    })
  )

  it.effect("sent several times at once creates one account, and one link is valid", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("zugleich@haus.example", admin, morning)
      const sql = yield* SqlClient
      // the first round creates the account, the second finds it
      for (const round of [1, 2]) {
        const wishes = Array.from({ length: 4 }, () => invite(boss.client, "einer@haus.example"))
        const ids = new Set((yield* Effect.all(wishes, { concurrency: "unbounded" })).map(idIn))
        assert.strictEqual(ids.size, 1)
        const live = yield* sql`
          select 1 from mail_token where account_id in ${sql.in([...ids])}
            and expires_at > ${new Date(morning + 1000).toISOString()}::timestamptz`
        assert.lengthOf(live, 1, `round ${round}`)
      }
    })
  )

  it.effect("to a dealer grants that role only, and names the dealer in the mail", () =>
    Effect.gen(function* () {
      const dealer = yield* firstDealer
      const staff = yield* signedInWith("betreuung@haus.example", dealerSupport, morning)
      const answer = yield* inviteToDealer(staff.client, dealer.id, "fahrer@handel.example")
      assert.strictEqual(answer.status, 200, answer.text)
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`select roles, dealer_id as dealer from account where id = ${idIn(answer)}`,
        [{ roles: ["Role_AdvertisingPartner"], dealer: dealer.id }]
      )
      const token = yield* linkTo("fahrer@handel.example", 1)
      const [mail] = yield* mailsTo("fahrer@handel.example")
      assert.include(mail?.text, dealer.name)
      assert.deepInclude((yield* setPassword(token)).body, { success: true, redirectUrl: "/haendler" })
      const shown = yield* staff.client.get(`/api/support/haendler/${dealer.id}`)
      const { People } = shown.body as {
        readonly People: ReadonlyArray<{ readonly Email: string; readonly Access: string }>
      }
      assert.deepInclude(
        People.find(({ Email }) => Email === "fahrer@handel.example"),
        { Access: "ready" }
      )
      assert.strictEqual(
        (yield* inviteToDealer(staff.client, 2_000_000_000, "wer@handel.example")).status,
        404
      )
      // only admins may give other rights
      assert.strictEqual((yield* invite(staff.client, "chef@haus.example", { Roles: [admin] })).status, 403)
    })
  )

  it.effect("never changes an existing account, whatever its roles", () =>
    Effect.gen(function* () {
      const dealer = yield* firstDealer
      const boss = yield* signedInWith("vorhanden@haus.example", admin, morning)
      yield* makeAccount("kundin@handel.example", ["Role_Customer"])
      for (const answer of [
        yield* invite(boss.client, "Kundin@handel.example", { Roles: ["Role_Customer"] }),
        yield* invite(boss.client, "Kundin@handel.example", { Roles: [admin] }),
        yield* inviteToDealer(boss.client, dealer.id, "kundin@Handel.example")
      ])
        assert.deepStrictEqual([answer.status, codes(answer)], [422, ["Email accountExists"]])
      // a second invitation does not change the rights of a waiting account
      yield* invite(boss.client, "wartet@haus.example")
      assert.deepStrictEqual(codes(yield* invite(boss.client, "wartet@haus.example", { Roles: [admin] })), [
        "Email accountExists"
      ])
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`select roles from account where email in ('kundin@handel.example', 'wartet@haus.example') order by email`,
        [{ roles: ["Role_Customer"] }, { roles: [dealerSupport] }]
      )
    })
  )

  it.effect("reports missing fields", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("fehlt@haus.example", admin, morning)
      const partner = ["Role_AdvertisingPartner"]
      for (const [wish, problem] of [
        [{ Email: "keine" }, "Email invalid"],
        [{ Email: "" }, "Email required"],
        [{ Roles: [] }, "Roles required"],
        [{ Roles: partner }, "DealerId dealerRequired"],
        [{ Roles: partner, DealerId: 2_000_000_000 }, "DealerId dealerUnknown"]
      ] as const)
        assert.deepStrictEqual(codes(yield* invite(boss.client, "neu@haus.example", wish)), [problem])
    })
  )
})
