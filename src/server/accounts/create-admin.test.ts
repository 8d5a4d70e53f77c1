import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Secret, TOTP } from "otpauth"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { problemsIn } from "../testing/registration.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { adminLinkLifetime, createAdmin } from "./create-admin.ts"

const password = "ein langer Satz für die Verwaltung"
const box = (name: string) => `${name}@verwaltung.example`

const setPassword = (client: TestVisitor, token: string) =>
  client.post("/api/account/neues-kennwort", { Token: token, Password: password })

const create = Effect.fnUntraced(function* (email: string) {
  const { atThatTime } = yield* TestApi
  return yield* atThatTime(createAdmin(email))
})

layer(SampleApi, realTime)("a new admin", (it) => {
  it.effect("sets the password once by the link, and the second factor at the first sign-in", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const token = yield* create(box("erste"))
      const client = yield* visitor
      setTime(morning + adminLinkLifetime - 1000)
      assert.deepStrictEqual((yield* setPassword(client, token)).body, {
        success: true,
        token: null,
        redirectUrl: "/benutzerkonto/anmeldung"
      })
      assert.deepStrictEqual(problemsIn(yield* setPassword(client, token)), ["Token tokenInvalid"])
      const { answer } = yield* signInAs(box("erste"), { password })
      assert.deepInclude(answer.body, { success: false, Reason: "secondFactorSetup" })
      const { SetupAddress } = answer.body as { readonly SetupAddress: string }
      const secret = new URL(SetupAddress).searchParams.get("secret") ?? ""
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: morning + adminLinkLifetime - 1000
      })
      const signedIn = yield* signInAs(box("erste"), { password, code })
      assert.deepInclude(signedIn.answer.body, { success: true, redirectUrl: "/support" })
      assert.deepInclude(yield* Effect.flip(create(box("erste"))), { reason: "accountExists" })
    })
  )

  it.effect("without a password yet gets a new link, and the former link is invalid", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      setTime(morning)
      const first = yield* create(box("zweite"))
      const second = yield* create(box("Zweite"))
      const client = yield* visitor
      assert.deepStrictEqual(problemsIn(yield* setPassword(client, first)), ["Token tokenInvalid"])
      setTime(morning + adminLinkLifetime + 1000)
      assert.deepStrictEqual(problemsIn(yield* setPassword(client, second)), ["Token tokenInvalid"])
      const [row] = yield* sql`
        select count(*) as accounts from account where lower(email) = ${box("zweite")}`
      assert.deepStrictEqual(row, { accounts: 1 })
    })
  )

  it.effect(
    "is refused for a mailbox that has an account, in any spelling, and for text that is no e-mail address",
    () =>
      Effect.gen(function* () {
        yield* makeAccount(box("kundin"), ["Role_Customer"])
        assert.deepInclude(yield* Effect.flip(create("KUNDIN@Verwaltung.example")), {
          reason: "accountExists"
        })
        for (const typed of ["", "admin", "a@b@c"])
          assert.deepInclude(yield* Effect.flip(create(typed)), { reason: "noMailbox" })
      })
  )
})
