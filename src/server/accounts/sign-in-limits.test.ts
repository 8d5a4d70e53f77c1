import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, password, signInAs } from "../accounts.test-support.ts"
import { realTime, SampleApi } from "../api.test-support.ts"
import { mailboxKey, mailboxOf } from "../../domain/account/mailbox.ts"
import { register, tokenTo } from "../registration.test-support.ts"
import { visitor } from "../visitor.test-support.ts"

const wrong = { password: "nicht das Kennwort" }

layer(SampleApi, realTime)("a mailbox", (it) => {
  it.effect("is folded by the database exactly as by everybody else", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const letters = Array.from({ length: 0x1_0000 - 0x21 }, (_, index) =>
        String.fromCodePoint(index + 0x21)
      )
      const emails = letters
        .filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter)
        .map((letter) => mailboxOf(`a${letter}B@Muster.de`))
      assert.isAbove(emails.length, 2000)
      const rows = yield* sql<{ readonly email: string; readonly key: string }>`
        select email, mailbox_key(email) as key from unnest(${emails}::text[]) email`
      assert.deepStrictEqual(
        rows.filter(({ email, key }) => key !== mailboxKey(email)),
        []
      )
    })
  )

  it.effect("is one mailbox in every spelling of its host, for whoever registers and signs in", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const browser = yield* visitor
      assert.strictEqual((yield* register(browser, "erika@Müller-heizt.de")).status, 200)
      const token = yield* tokenTo("erika@xn--mller-heizt-thb.de", "registration")
      yield* browser.post("/api/account/anfrage-bestaetigen", { Token: token })
      for (const spelling of [
        "erika@müller-heizt.de",
        "ERIKA@MÜLLER-HEIZT.DE",
        "erika@xn--mller-heizt-thb.de",
        "erika@m\u00adüller-heizt.de"
      ])
        assert.deepInclude((yield* signInAs(spelling)).answer.body, { success: true }, spelling)
      const [counted] = yield* sql<{ readonly n: number }>`
        select count(*)::int as n from account where email like '%heizt%'`
      assert.strictEqual(counted?.n, 1)
    })
  )

  it.effect("has one counter of wrong passwords, however it is spelled", () =>
    Effect.gen(function* () {
      yield* makeAccount("victim@xn--mller-kva.example", ["Role_Customer"])
      const spellings = [
        "victim@müller.example",
        "VICTIM@MÜLLER.example",
        "victim@mu\u0308ller.example",
        "victim@m\u00adüller.example",
        "victim@xn--mller-kva.example"
      ]
      for (let tried = 0; tried < 10; tried++) {
        const { answer } = yield* signInAs(spellings[tried % spellings.length] ?? "", wrong)
        assert.strictEqual(answer.status, 200, `attempt ${tried}`)
      }
      for (const spelling of spellings)
        assert.strictEqual((yield* signInAs(spelling)).answer.status, 429, spelling)
      // what has a counter of its own is another mailbox, also for the database
      const { answer } = yield* signInAs("vİctim@müller.example", { password })
      assert.deepInclude(answer.body, { success: false, Reason: "credentialsWrong" })
    })
  )

  it.effect("has one counter of mails, however it is spelled", () =>
    Effect.gen(function* () {
      const statuses: Array<number> = []
      for (const email of ["post@bücher.example", "Post@BÜCHER.example", "post@bü\u00adcher.example"])
        statuses.push(
          (yield* (yield* visitor).post("/api/account/kennwort-vergessen", { Email: email })).status
        )
      statuses.push((yield* register(yield* visitor, "post@xn--bcher-kva.example")).status)
      assert.deepStrictEqual(statuses, [200, 200, 200, 429])
    })
  )
})
