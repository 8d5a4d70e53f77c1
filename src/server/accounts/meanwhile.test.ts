import { assert, layer } from "@effect/vitest"
import { hash, verify } from "@node-rs/argon2"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { Argon } from "./password-hash.ts"

/** Runs while a correct password is being verified, which takes some time. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve()

const SlowApi = SampleApi.pipe(
  Layer.provide(
    Layer.succeed(Argon)({
      hash,
      verify: async (known, given) => {
        const isRight = await verify(known, given)
        await meanwhile()
        return isRight
      }
    })
  )
)

const box = "waehrenddessen@kunde.example"
const calls: Readonly<Record<string, readonly [path: string, payload: object]>> = {
  changePassword: [
    "/api/account/kennwort-aendern",
    { Password: password, NewPassword: "noch ein anderer Satz" }
  ],
  requestEmailChange: [
    "/api/account/email-anpassung",
    { Password: password, NewEmailAddress: "dieb@kunde.example" }
  ],
  deleteAccount: ["/api/kunde/loeschen", { Password: password }]
}

layer(SlowApi, realTime)("a password that its owner replaces while it is being verified", (it) => {
  const prepared = Effect.gen(function* () {
    meanwhile = () => Promise.resolve()
    const sql = yield* SqlClient
    yield* sql`delete from account where email = ${box}`
    const id = yield* makeAccount(box, ["Role_Customer"])
    const { client } = yield* signInAs(box)
    const context = yield* Effect.context<SqlClient>()
    meanwhile = () =>
      Effect.runPromiseWith(context)(
        sql.withTransaction(
          Effect.andThen(
            sql`update account set password_hash = 'new', security_version = security_version + 1 where id = ${id}`,
            sql`update session_family set ended_at = now(), end_cause = 'passwordChanged' where account_id = ${id}`
          )
        )
      )
    const left = Effect.gen(function* () {
      const [row] = yield* sql<{ readonly hash: string; readonly open: number; readonly links: number }>`
        select password_hash as hash,
          (select count(*)::int from session_family where account_id = a.id and ended_at is null) as open,
          (select count(*)::int from mail_token where account_id = a.id and expires_at > now()) as links
        from account a where id = ${id}`
      return row
    })
    return { client, left }
  })

  it.effect("does not sign in any more", () =>
    Effect.gen(function* () {
      const { left } = yield* prepared
      assert.strictEqual((yield* signInAs(box)).answer.status, 503)
      assert.deepStrictEqual(yield* left, { hash: "new", open: 0, links: 0 })
    })
  )

  for (const [name, [path, payload]] of Object.entries(calls))
    it.effect(`does nothing any more: ${name}`, () =>
      Effect.gen(function* () {
        const { client, left } = yield* prepared
        assert.strictEqual((yield* client.post(path, payload)).status, 401)
        assert.deepStrictEqual(yield* left, { hash: "new", open: 0, links: 0 })
      })
    )
})
