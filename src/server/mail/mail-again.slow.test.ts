import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { notNeeded } from "../../domain/mail/mail-state.ts"
import { cleanUp } from "../jobs/clean-up.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { mailServer } from "../testing/mail-server.test-support.ts"
import { dueAgain, mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const admin = "Role_Interaid_Admin"
const hour = 3_600_000

const again = (client: TestVisitor, id: string) =>
  client.post(`/api/support/postausgang/${encodeURIComponent(id)}/senden`, {})

const stateOf = Effect.fnUntraced(function* (client: TestVisitor, id: string) {
  const { body } = yield* client.get(`/api/support/postausgang/${encodeURIComponent(id)}`)
  return body as { readonly State: string; readonly CanBeSentAgain: boolean; readonly Failure: string }
})

/** Creates a mail that contains a link and that a mail server has refused permanently. */
const givenUp = Effect.fnUntraced(function* (name: string) {
  const { setTime } = yield* TestApi
  const sql = yield* SqlClient
  yield* sql`delete from graphile_worker._private_jobs`
  const boss = yield* signedInWith(`${name}@haus.example`, admin, morning)
  const email = `${name}@post.example`
  const accountId = yield* makeAccount(email, ["Role_Customer"])
  setTime(morning)
  yield* (yield* visitor).post("/api/account/kennwort-vergessen", { Email: email })
  const server = yield* mailServer
  server.refuse = { code: 550, at: "recipient" }
  yield* workOnce(server.url)
  server.refuse = undefined
  const [mail] = yield* mailsTo(email)
  return { boss, email, accountId, server, id: mail?.id ?? "" }
})

layer(SampleApi, realTime)("a mail that has failed", (it) => {
  it.effect("is sent once more with its link, once for two clicks, and the log names the user", () =>
    Effect.gen(function* () {
      const { boss, email, accountId, server, id } = yield* givenUp("nochmal")
      const { client } = boss
      assert.deepInclude(yield* stateOf(client, id), { State: "failed", CanBeSentAgain: true })
      const answers = yield* Effect.all([again(client, id), again(client, id)], { concurrency: 2 })
      for (const { status, body } of answers) {
        assert.strictEqual(status, 200)
        assert.deepInclude(body, { Id: id, State: "again", CanBeSentAgain: false })
      }
      yield* workOnce(server.url)
      assert.lengthOf(server.received, 1)
      assert.match(server.received[0] ?? "", /neues-kennwort-setzen\/[\w=\r\n-]{43}/u)
      assert.deepInclude(yield* stateOf(client, id), { State: "sent", CanBeSentAgain: false, Failure: "" })
      const [kept] = yield* mailsTo(email)
      assert.include(kept?.text ?? "", "/neues-kennwort-setzen/…")
      assert.deepStrictEqual(yield* auditOf(accountId), [
        { event: "mailSentAgain", actor: boss.id, subject: accountId, detail: { kind: "password-reset" } }
      ])
      const refusal = yield* again(client, id)
      assert.strictEqual(refusal.status, 422)
      assert.deepStrictEqual(
        readRefusal(refusal).problems.map(({ code }) => code),
        ["notGivenUp"]
      )
      yield* workOnce(server.url)
      assert.lengthOf(server.received, 1)
    })
  )

  it.effect("fails again if the mail server still refuses it, and is retried if it says later", () =>
    Effect.gen(function* () {
      const { boss, server, id } = yield* givenUp("wieder")
      server.refuse = { code: 551, at: "recipient" }
      yield* again(boss.client, id)
      yield* workOnce(server.url)
      const state = yield* stateOf(boss.client, id)
      assert.deepInclude(state, { State: "failed", CanBeSentAgain: true })
      assert.include(state.Failure, "551")
      server.refuse = { code: 451, at: "recipient" }
      yield* again(boss.client, id)
      yield* workOnce(server.url)
      assert.deepInclude(yield* stateOf(boss.client, id), { State: "again", CanBeSentAgain: false })
    })
  )

  it.effect("waits for a mail server that says later, and is sent by the same request", () =>
    Effect.gen(function* () {
      const { boss, server, id } = yield* givenUp("spaeter")
      server.refuse = { code: 451, at: "recipient" }
      yield* again(boss.client, id)
      yield* workOnce(server.url)
      server.refuse = undefined
      yield* dueAgain
      yield* workOnce(server.url)
      assert.deepInclude(yield* stateOf(boss.client, id), { State: "sent" })
      assert.lengthOf(server.received, 1)
    })
  )

  it.effect("is not written again if its link has expired, and says so", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { boss, server, id } = yield* givenUp("vorbei")
      yield* again(boss.client, id)
      setTime(morning + 2 * hour)
      yield* workOnce(server.url)
      setTime(morning)
      assert.deepStrictEqual(server.received, [])
      assert.deepInclude(yield* stateOf(boss.client, id), { State: "failed", Failure: notNeeded })
    })
  )

  it.effect("does not make a link valid again that a new password has ended", () =>
    Effect.gen(function* () {
      const { boss, email, server, id } = yield* givenUp("ersetzt")
      const { client } = yield* signInAs(email)
      const changed = yield* client.post("/api/account/kennwort-aendern", {
        Password: password,
        NewPassword: "ein ganz neuer Satz"
      })
      assert.deepInclude(changed.body, { success: true }, changed.text)
      yield* workOnce()
      yield* again(boss.client, id)
      yield* workOnce(server.url)
      assert.deepStrictEqual(server.received, [])
      assert.deepInclude(yield* stateOf(boss.client, id), { State: "failed", Failure: notNeeded })
    })
  )

  it.effect("has a link that expires as in the first mail, also if its token was deleted since", () =>
    Effect.gen(function* () {
      const { setTime, atThatTime } = yield* TestApi
      const { boss, email, server, id } = yield* givenUp("vergessen")
      yield* again(boss.client, id)
      setTime(morning + 40 * 24 * hour)
      yield* atThatTime(cleanUp)
      yield* workOnce(server.url)
      setTime(morning)
      assert.deepStrictEqual(server.received, [])
      const [mail] = yield* mailsTo(email)
      assert.deepInclude(mail, { failed: true, failure: notNeeded })
    })
  )

  it.effect("has all its attempts again, and fails if it is not needed any more by then", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      const { boss, server, id } = yield* givenUp("zwanzig")
      yield* sql`update mail set attempts = 20 where id = ${id}`
      yield* again(boss.client, id)
      server.refuse = { code: 451, at: "recipient" }
      yield* workOnce(server.url)
      assert.deepInclude(yield* stateOf(boss.client, id), { State: "again" })
      setTime(morning + 2 * hour)
      yield* dueAgain
      yield* workOnce(server.url)
      setTime(morning)
      assert.deepInclude(yield* stateOf(boss.client, id), {
        State: "failed",
        CanBeSentAgain: true,
        Failure: notNeeded
      })
    })
  )

  it.effect(
    "keeps its failure reason while there is no mail server, and if its job is of another version",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { boss, server, id } = yield* givenUp("ohne")
        const before = yield* stateOf(boss.client, id)
        yield* again(boss.client, id)
        yield* workOnce()
        const { State, CanBeSentAgain, Failure } = yield* stateOf(boss.client, id)
        assert.deepStrictEqual(
          { State, CanBeSentAgain, Failure },
          { State: "failed", CanBeSentAgain: true, Failure: before.Failure }
        )
        yield* sql`update mail set job_task = 'of-tomorrow' where id = ${id}`
        yield* again(boss.client, id)
        yield* workOnce(server.url)
        assert.deepInclude(yield* stateOf(boss.client, id), { State: "failed", CanBeSentAgain: true })
        assert.deepStrictEqual(server.received, [])
      })
  )

  it.effect("can become another mail, which is stored with the same job", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      const boss = yield* signedInWith("anders@haus.example", admin, morning)
      yield* makeAccount("zieht-um@post.example", ["Role_Customer"])
      setTime(morning)
      const { client } = yield* signInAs("zieht-um@post.example")
      const target = "umgezogen@post.example"
      yield* client.post("/api/account/email-anpassung", { NewEmailAddress: target, Password: password })
      const server = yield* mailServer
      server.refuse = { code: 550, at: "recipient" }
      yield* workOnce(server.url)
      server.refuse = undefined
      yield* makeAccount(target, ["Role_Customer"])
      const [mail] = yield* mailsTo(target)
      yield* again(boss.client, mail?.id ?? "")
      yield* workOnce(server.url)
      assert.lengthOf(server.received, 1)
      const jobs = yield* sql`
        select kind, job_task as task, job_payload ->> 'kind' as wish from mail where recipient = ${target}
        order by kind`
      assert.deepStrictEqual(jobs, [
        { kind: "email-confirmation", task: "account-mail", wish: "emailConfirm" },
        { kind: "email-taken", task: "account-mail", wish: "emailConfirm" }
      ])
    })
  )

  it.effect("is not changed without its job, without permission, or if it does not exist", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { boss, id } = yield* givenUp("allein")
      yield* sql`update mail set job_task = null where id = ${id}`
      assert.strictEqual((yield* again(boss.client, id)).status, 422)
      assert.strictEqual((yield* again(boss.client, "keine")).status, 404)
      const service = yield* signedInWith("kein-recht@haus.example", "Role_Interaid_CustomerSupport", morning)
      assert.strictEqual((yield* again(service.client, id)).status, 403)
    })
  )

  it.effect("is found in the list by its state", () =>
    Effect.gen(function* () {
      const { boss, id } = yield* givenUp("sortiert")
      const found = Effect.fnUntraced(function* (state: string) {
        const answer = yield* boss.client.get(`/api/support/postausgang?search=sortiert&state=${state}`)
        const { Items } = answer.body as { readonly Items: ReadonlyArray<{ readonly Id: string }> }
        return Items.map(({ Id }) => Id)
      })
      assert.deepStrictEqual(yield* Effect.forEach(["failed", "sent", "waiting", "again"], found), [
        [id],
        [],
        [],
        []
      ])
    })
  )
})
