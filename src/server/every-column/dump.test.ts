import { createHmac } from "node:crypto"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { renewSigningKeys } from "../accounts/signing-keys.ts"
import { linkToken } from "../accounts/registration/mail-tokens.ts"
import { derivedKey } from "../db/keys/sealed-bytes.ts"
import { Secrets } from "../http/secrets.ts"
import { grantTokens } from "../orders/grants.ts"
import { makeAccount, password, signInAs, totpSecret } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered } from "../testing/customers.test-support.ts"
import { codeAt } from "../testing/staff.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { type Kept, otherColumns, secretColumns } from "./columns.test-support.ts"
import { columnsOf, dumpOf, formsOf, keysIn } from "./dump.test-support.ts"

const listed = [
  ...Object.keys(secretColumns),
  ...Object.entries(otherColumns).flatMap(([table, columns]) =>
    columns.split(" ").map((column) => `${table}.${column}`)
  )
]

/** The stored format of each kind of secret. */
const looks: Readonly<Record<Kept, RegExp>> = {
  hash: /^\\x[0-9a-f]{64}$/u,
  argon2: /^\$argon2id\$v=19\$m=/u,
  // 12 bytes of nonce, 16 bytes of tag, and the ciphertext
  sealed: /^\\x(?:[0-9a-f]{2}){29,}$/u,
  sealedText: /^sealed:[A-Za-z0-9_-]{39,}$/u,
  wrapped: /^\\x[0-9a-f]{120}$/u
}

interface Told {
  readonly Secret?: string
  readonly codes?: ReadonlyArray<string>
  readonly setupAddress?: string
}

const staff = Effect.gen(function* () {
  yield* makeAccount("dump@staff.example", ["Role_Interaid_DealerSupport"])
  yield* (yield* TestApi).atThatTime(renewSigningKeys({}))
  const { client, answer } = yield* signInAs("dump@staff.example", { code: codeAt(Date.now()) })
  assert.strictEqual(answer.status, 200, answer.text)
  return client
})

/** Creates a staff member who is setting up the second factor. */
const beginner = Effect.gen(function* () {
  const sql = yield* SqlClient
  const id = yield* makeAccount("dump@beginner.example", ["Role_Interaid_CustomerSupport"])
  yield* sql`update account set totp_secret = null where id = ${id}`
  const { answer } = yield* signInAs("dump@beginner.example")
  const secret = /secret=([A-Z2-7]{32})/u.exec(answer.text)?.[1]
  return secret ?? assert.fail(answer.text)
})

/** Requests a password link, and returns its token as the mail contains it. */
const resetToken = Effect.gen(function* () {
  const sql = yield* SqlClient
  const asked = yield* (yield* visitor).post("/api/account/kennwort-vergessen", {
    Email: "dump@kunde.example"
  })
  assert.isBelow(asked.status, 300, asked.text)
  const jobs = yield* sql<{ readonly id: string }>`
    select payload ->> 'id' as id from graphile_worker._private_jobs where payload ->> 'kind' = 'passwordReset'`
  return yield* linkToken("password", jobs[0]?.id ?? assert.fail("no job writes the letter"))
})

/** Uses a shop in such a way that its database contains all kinds of secrets. */
const inUse = Effect.gen(function* () {
  ;(yield* TestApi).setTime(Date.now())
  const boss = yield* staff
  const { browser } = yield* customer("dump@kunde.example")
  const guest = yield* visitor
  const { orderId } = yield* ordered(guest, "dump-order-1")
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{ readonly id: number }>`
    select id from dealer where state = 'active' and country_id = 1 order by id limit 1`
  const made = bodyOf<Told>(yield* boss.post(`/api/preislisten/${dealer?.id}/schluessel`, { Name: "Dump" }))
  const dealerKey = made.Secret ?? assert.fail("no key")
  const { sign } = yield* Secrets
  const cookies = [browser, guest, boss].flatMap(({ cookies: jar }) => [...jar.values()])
  const accessToken = cookies.find((value) => value.startsWith("eyJ")) ?? assert.fail("no access token")
  const mailed = [grantTokens(sign, orderId).mail, yield* resetToken]
  return {
    orderId,
    dealerKey,
    accessToken,
    mailToken: grantTokens(sign, orderId).mail,
    secrets: [
      ...cookies.flatMap((value) => [value, ...value.split(".")]).filter((value) => value.length >= 20),
      ...mailed,
      accessToken,
      dealerKey,
      totpSecret,
      password,
      yield* beginner
    ]
  }
})

layer(SampleApi, realTime)("a database dump gives no access (rule safety.keys-at-rest)", (it) => {
  it.effect("because every column is listed with or without a secret", () =>
    Effect.gen(function* () {
      const columns = yield* columnsOf
      const own = columns.filter(({ schema }) => schema === "public")
      assert.deepStrictEqual(
        own.map(({ table, column }) => `${table}.${column}`).toSorted(),
        listed.toSorted(),
        "a new column: is it a secret? Write it into columns.test-support.ts"
      )
    })
  )

  it.effect("to signing, to a page or to an account", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { secrets, accessToken, dealerKey, mailToken, orderId } = yield* inUse
      const dump = yield* dumpOf(yield* columnsOf)
      assert.include(dump, "dump@kunde.example")
      assert.include(dump, orderId)

      for (const [name, kept] of Object.entries(secretColumns)) {
        const [table = "", column = ""] = name.split(".")
        const rows = yield* sql<{ readonly value: string }>`
          select ${sql(column)}::text as value from ${sql(table)} where ${sql(column)} is not null`
        for (const { value } of rows) assert.match(value, looks[kept], name)
      }

      assert.isAbove(secrets.length, 12)
      for (const secret of secrets)
        for (const form of formsOf(secret)) assert.isFalse(dump.includes(form), `${form} stands in the dump`)

      const [head = "", body = "", signature = ""] = accessToken.split(".")
      const candidates = keysIn(dump)
      assert.isAbove(candidates.length, 1000)
      for (const key of candidates) {
        const signed = createHmac("sha256", key).update(`${head}.${body}`).digest("base64url")
        assert.notStrictEqual(signed, signature, "a value of the dump signs access tokens")
        const granted = createHmac("sha256", derivedKey(key, "mail")).update(orderId).digest("base64url")
        assert.notStrictEqual(granted, mailToken, "a value of the dump is the master key")
      }

      // the stored hash of a key is not accepted in place of the key
      const bearing = (secret: string) =>
        new TestVisitor().call("GET", "/api/dealer/price-list", undefined, {
          headers: { authorization: `Bearer ${secret}` }
        })
      assert.strictEqual((yield* bearing(dealerKey)).status, 200)
      const [stored] = yield* sql<{ readonly hash: Uint8Array }>`select token_hash as hash from dealer_key`
      for (const form of ["hex", "base64url"] as const)
        assert.strictEqual((yield* bearing(Buffer.from(stored?.hash ?? []).toString(form))).status, 401)
    })
  )
})
