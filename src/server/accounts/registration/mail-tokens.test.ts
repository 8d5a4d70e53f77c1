import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { termsVersion } from "../../../domain/legal/terms.ts"
import { makeAccount, password, signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { type Limit, limits, Limits } from "../../http/rate-limits.ts"
import {
  type LinkKind,
  mailsTo,
  problemsIn,
  register,
  tokenTo,
  workOnce
} from "../../testing/registration.test-support.ts"
import { type Answer, type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const hour = 3_600_000
const kinds = ["registration", "password", "email"] as const

/** The calls that act on a token. */
const acts: Readonly<
  Record<LinkKind, (client: TestVisitor, token: string) => Effect.Effect<Answer, never, TestApi>>
> = {
  registration: (client, token) => client.post("/api/account/anfrage-bestaetigen", { Token: token }),
  password: (client, token) =>
    client.post("/api/account/neues-kennwort", { Token: token, Password: "ein ganz neuer Satz" }),
  email: (client, token) => client.post("/api/account/email-anpassung-bestaetigen", { Token: token })
}

const look = (client: TestVisitor, kind: string, token: string) =>
  client.get(`/api/account/mail-token/${kind}/${encodeURIComponent(token)}`)

const forgot = (client: TestVisitor, email: string) =>
  client.post("/api/account/kennwort-vergessen", { Email: email })

const ofOne = (limit: Limit): Limit => ({ ...limit, perNetwork: 1_000_000 })
const roomy = { ...limits, mailRequest: ofOne(limits.mailRequest), signIn: ofOne(limits.signIn) }

/** Creates a token of every kind, each for a separate e-mail address. */
const tokensOf = Effect.fnUntraced(function* (name: string) {
  const client = yield* visitor
  yield* register(client, `neu-${name}@token.example`)
  yield* makeAccount(`alt-${name}@token.example`, ["Role_Customer"])
  yield* forgot(client, `alt-${name}@token.example`)
  yield* makeAccount(`umzug-${name}@token.example`, ["Role_Customer"])
  const { client: mover } = yield* signInAs(`umzug-${name}@token.example`)
  const asked = yield* mover.post("/api/account/email-anpassung", {
    NewEmailAddress: `ziel-${name}@token.example`,
    Password: password
  })
  assert.strictEqual(asked.status, 200, asked.text)
  return {
    registration: yield* tokenTo(`neu-${name}@token.example`, "registration"),
    password: yield* tokenTo(`alt-${name}@token.example`, "password"),
    email: yield* tokenTo(`ziel-${name}@token.example`, "email")
  }
})

/** Returns all data that a token could change. */
const state = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql`
    select (select md5(string_agg(a::text, ',' order by id)) from account a) as accounts,
      (select md5(string_agg(t::text, ',' order by token_hash)) from mail_token t) as tokens,
      (select md5(string_agg(p::text, ',' order by token_hash)) from pending_registration p) as pending,
      (select count(*) from audit_event) as audited, (select count(*) from graphile_worker._private_jobs) as jobs`
})

layer(SampleApi, realTime)("tokens of mailed links (rule safety.mailed-links)", (it) => {
  it.effect("are valid once, and for their own purpose only", () =>
    Effect.gen(function* () {
      const tokens = yield* tokensOf("matrix")
      const client = yield* visitor
      const before = yield* state
      const refused: Array<string> = []
      for (const kind of kinds)
        for (const [of, token] of [
          ...Object.entries(tokens),
          ["wrong", `${tokens[kind].slice(1)}A`],
          ["short", "x"],
          ["odd", `${tokens[kind]}.`]
        ] as const) {
          if (of === kind) continue
          const answer = yield* acts[kind](client, token)
          assert.strictEqual(answer.status, 422, `${of} on ${kind}: ${answer.text}`)
          refused.push(answer.text)
          assert.deepStrictEqual((yield* look(client, kind, token)).body, { IsValid: false })
        }
      assert.strictEqual(refused.length, 15)
      assert.strictEqual(new Set(refused).size, 1, "all are refused alike")
      assert.deepStrictEqual(yield* state, before)
      for (const kind of kinds) {
        const [first, second] = [
          yield* acts[kind](client, tokens[kind]),
          yield* acts[kind](client, tokens[kind])
        ]
        assert.deepInclude(first.body, { success: true }, `${kind}: ${first.text}`)
        assert.deepStrictEqual([second.status, second.text], [422, refused[0]], kind)
        assert.deepStrictEqual((yield* look(client, kind, tokens[kind])).body, { IsValid: false })
      }
    }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect("are checked by GET, any number of times, without a change", () =>
    Effect.gen(function* () {
      const tokens = yield* tokensOf("look")
      const client = yield* visitor
      const before = yield* state
      for (let times = 0; times < 2; times++)
        for (const [kind, email] of [
          ["registration", "n…@token.example"],
          ["password", "a…@token.example"],
          ["email", "z…@token.example"]
        ] as const) {
          const answer = yield* look(client, kind, tokens[kind])
          assert.deepStrictEqual(answer.body, { IsValid: true, Email: email })
          assert.strictEqual(answer.headers.get("cache-control"), "no-store")
        }
      assert.deepStrictEqual(yield* state, before)
      assert.strictEqual((yield* look(client, "signIn", tokens.password)).status, 404)
    }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect("expire after an hour for a password and after a day otherwise", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const tokens = yield* tokensOf("late")
      const client = yield* visitor
      const lifetimes = { password: hour, registration: 24 * hour, email: 24 * hour }
      for (const [kind, lifetime] of Object.entries(lifetimes) as ReadonlyArray<[LinkKind, number]>) {
        setTime(morning + lifetime - 1000)
        assert.deepInclude((yield* look(client, kind, tokens[kind])).body, { IsValid: true }, kind)
        setTime(morning + lifetime)
        assert.deepStrictEqual((yield* look(client, kind, tokens[kind])).body, { IsValid: false })
        assert.deepStrictEqual(problemsIn(yield* acts[kind](client, tokens[kind])), ["Token tokenInvalid"])
      }
      setTime(morning)
    }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect("are accepted once if many calls use them at the same time", () =>
    Effect.gen(function* () {
      const tokens = yield* tokensOf("race")
      for (const kind of kinds) {
        const visitors = yield* Effect.all(Array.from({ length: 6 }, () => visitor))
        const answers = yield* Effect.all(
          visitors.map((each) => acts[kind](each, tokens[kind])),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          answers.map(({ status }) => status).toSorted((a, b) => a - b),
          [200, 422, 422, 422, 422, 422],
          kind
        )
      }
    }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect("are stored as hashes, and removed from the stored mail if a mail server sends it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const tokens = Object.values(yield* tokensOf("hash"))
      for (const table of [
        "mail_token",
        "pending_registration",
        "audit_event",
        "graphile_worker._private_jobs"
      ]) {
        const rows = yield* sql<{
          readonly text: string
        }>`select t::text as text from ${sql.literal(table)} t`
        for (const token of tokens) assert.notInclude(rows.map(({ text }) => text).join(), token, table)
      }
      yield* makeAccount("versandt@token.example", ["Role_Customer"])
      yield* forgot(yield* visitor, "versandt@token.example")
      yield* workOnce("smtp://127.0.0.1:1")
      const [mail] = yield* mailsTo("versandt@token.example")
      assert.include(mail?.text ?? "", "https://shop.example/neues-kennwort-setzen/…\n")
      assert.include(mail?.html ?? "", 'href="https://shop.example/neues-kennwort-setzen/…"')
    }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect(
    "are mailed three times a day at most, however many are requested (rule safety.mail-floods)",
    () =>
      Effect.gen(function* () {
        yield* makeAccount("hundert@token.example", ["Role_Customer"])
        const answers = []
        for (let asked = 0; asked < 100; asked++)
          answers.push(
            yield* forgot(
              yield* visitor,
              asked % 2 === 0 ? "hundert@token.example" : " HUNDERT@token.example"
            )
          )
        yield* workOnce()
        assert.strictEqual((yield* mailsTo("hundert@token.example")).length, 3)
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 200, 200, ...Array.from({ length: 97 }, () => 429)]
        )
        assert.match(answers[99]?.headers.get("retry-after") ?? "", /^\d+$/u)
        yield* forgot(yield* visitor, "niemand@token.example")
        yield* workOnce()
        assert.deepStrictEqual(yield* mailsTo("niemand@token.example"), [])
      }).pipe(Effect.provideService(Limits, roomy))
  )

  it.effect("are mailed with the links, phone number and spelling of the account's country", () =>
    Effect.gen(function* () {
      for (const [countryId, base, lang, phone] of [
        [1, "https://shop.example/anfrage", "de-DE", "+49 30 000000"],
        [2, "https://shop.example/at/anfrage", "de-AT", "+43 1 000000"],
        [3, "https://shop.example/ch/anfrage", "de-CH", "+41 44 000 00 00"]
      ] as const) {
        const email = `land${countryId}@token.example`
        const form = { CountryId: countryId, TermsVersion: termsVersion[countryId] }
        assert.strictEqual((yield* register(yield* visitor, email, { form })).status, 200)
        yield* workOnce()
        const [mail] = yield* mailsTo(email)
        assert.include(mail?.text ?? "", base)
        assert.include(mail?.text ?? "", phone)
        assert.include(mail?.html ?? "", `<html lang="${lang}">`)
        assert.notInclude((mail?.text ?? "").split("Heizmarkt Beispiel GmbH")[0] ?? "", "ß")
      }
    }).pipe(Effect.provideService(Limits, roomy))
  )
})
