import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { password, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { auditOf, codeAt, signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const service = "Role_Interaid_CustomerSupport"

const ask = (client: TestVisitor, Code: string, Password = password) =>
  client.post("/api/account/notfallcodes", { Password, Code })

/**
 * Another code from the authenticator app: each code is valid only once, and the code of the next time step is already
 * accepted.
 */
const nextCode = codeAt(morning + 30_000)

const codesOf = Effect.fnUntraced(function* (client: TestVisitor, code: string) {
  return bodyOf<{ readonly Codes: ReadonlyArray<string> }>(yield* ask(client, code)).Codes
})

const leftOf = (client: TestVisitor) =>
  Effect.map(
    client.get("/api/support/info"),
    (answer) => bodyOf<{ readonly RecoveryCodesLeft: number }>(answer).RecoveryCodesLeft
  )

const reasonOf = (email: string, code: string) =>
  Effect.map(signInAs(email, { code }), ({ answer }) => {
    const { success, Reason } = answer.body as { readonly success: boolean; readonly Reason?: string }
    return success ? "signedIn" : Reason
  })

layer(SampleApi, realTime)("recovery codes (rule account.recovery-codes)", (it) => {
  it.effect("are ten, kept as hashes, and open once each in place of the app", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client, id, email } = yield* signedInWith("blatt@haus.example", service, morning)
      assert.strictEqual(yield* leftOf(client), 0)
      const codes = yield* codesOf(client, nextCode)
      assert.lengthOf(new Set(codes), 10)
      for (const code of codes) assert.match(code, /^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/u)
      const rows = yield* sql<{ readonly hash: string }>`
        select code_hash as hash from recovery_code where account_id = ${id}`
      assert.lengthOf(rows, 10)
      for (const { hash } of rows) assert.match(hash, /^\$argon2id\$/u)

      const [first = "", second = ""] = codes
      assert.strictEqual(yield* reasonOf(email, first.toLowerCase().replaceAll("-", " ")), "signedIn")
      assert.strictEqual(yield* reasonOf(email, first), "secondFactorWrong")
      const wrong = `${second.slice(0, -4)}${second.endsWith("0000") ? "1111" : "0000"}`
      assert.strictEqual(yield* reasonOf(email, wrong), "secondFactorWrong")
      const both = yield* Effect.all([reasonOf(email, second), reasonOf(email, second)], {
        concurrency: "unbounded"
      })
      assert.sameMembers([...both], ["signedIn", "secondFactorWrong"])
      assert.strictEqual(yield* leftOf(client), 8)

      yield* workOnce()
      assert.deepStrictEqual((yield* mailsTo(email)).map(({ kind }) => kind).toSorted(), [
        "recovery-code-used",
        "recovery-code-used",
        "recovery-codes-made"
      ])
      assert.include((yield* mailsTo(email)).map(({ text }) => text).join("\n"), "Sie haben noch 8.")
      assert.deepStrictEqual(
        (yield* auditOf(id))
          .filter(({ event }) => event !== "signInFailed")
          .map(({ event, detail }) => [event, detail]),
        [
          ["recoveryCodesMade", {}],
          ["recoveryCodeUsed", { left: 9 }],
          ["recoveryCodeUsed", { left: 8 }]
        ]
      )
    })
  )

  it.effect("are renewed only with password and second factor, and the former ones become invalid", () =>
    Effect.gen(function* () {
      const { client, email } = yield* signedInWith("neu@haus.example", service, morning)
      const wrongWord = readRefusal(yield* ask(client, nextCode, "nicht das Kennwort"))
      assert.deepInclude(wrongWord.problems[0], { code: "passwordWrong", field: "Password" })
      const usedCode = readRefusal(yield* ask(client, codeAt(morning)))
      assert.deepInclude(usedCode.problems[0], { code: "secondFactorWrong", field: "Code" })
      assert.strictEqual(yield* leftOf(client), 0)
      const [old = "", proof = ""] = yield* codesOf(client, nextCode)
      // a recovery code can replace the code from the authenticator app here as well
      const [fresh = ""] = yield* codesOf(client, proof)
      assert.strictEqual(yield* leftOf(client), 10)
      assert.strictEqual(yield* reasonOf(email, old), "secondFactorWrong")
      assert.strictEqual(yield* reasonOf(email, fresh), "signedIn")
    })
  )

  it.effect("are deleted with the second factor, and are valid for no other account", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { setTime } = yield* TestApi
      const boss = yield* signedInWith("leitung@haus.example", "Role_Interaid_Admin", morning)
      const { client, id, email } = yield* signedInWith("verloren@haus.example", service, morning)
      const other = yield* signedInWith("fremd@haus.example", service, morning)
      const [code = ""] = yield* codesOf(client, nextCode)
      assert.strictEqual(yield* reasonOf(other.email, code), "secondFactorWrong")
      yield* boss.client.post(`/api/support/benutzer/${id}/zweiter-faktor`, {})
      assert.lengthOf(yield* sql`select 1 from recovery_code where account_id = ${id}`, 0)
      setTime(morning + 60_000)
      // a recovery code cannot confirm a new second factor
      assert.strictEqual(yield* reasonOf(email, code), "secondFactorWrong")
    })
  )

  it.effect("cannot be guessed faster than a password", () =>
    Effect.gen(function* () {
      const { client, email } = yield* signedInWith("raten@haus.example", service, morning)
      yield* codesOf(client, nextCode)
      const statuses: Array<number> = []
      for (let time = 0; time < 12; time += 1)
        statuses.push((yield* signInAs(email, { code: "0000-0000-0000" })).answer.status)
      assert.include(statuses, 429)
    })
  )
})
