import { assert, layer } from "@effect/vitest"
import { hash } from "@node-rs/argon2"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SignJWT } from "jose"
import { createHash } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import {
  countingQueries,
  makeAccount,
  password,
  signInAs,
  totpSecret
} from "../testing/accounts.test-support.ts"
import { argonCost, hashesAtOnce, PasswordHash, waitingHashes } from "./password-hash.ts"
import { SigningKeys } from "./signing-keys.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { sessionCookie } from "../http/sessions.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"

const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: ms })
const asBearer = (token: string, scheme = "Bearer") => ({
  headers: { authorization: `${scheme} ${token}` }
})

layer(SampleApi, realTime)("signing in (rule account.neutral)", (it) => {
  it.effect("answers a known address and an unknown one alike, with as many hashes, queries and rows", () =>
    Effect.gen(function* () {
      yield* makeAccount("known@kunde.example", ["Role_Customer"])
      const hashes = yield* PasswordHash
      const sql = yield* SqlClient
      const rows = sql<{ readonly n: number }>`
        select (select count(*) from audit_event) + (select coalesce(sum(count), 0) from rate_count) as n`
      const seen = []
      for (const email of ["known@kunde.example", "unknown@kunde.example"]) {
        const [count, [before]] = [hashes.count(), yield* rows]
        const { result, queries } = yield* countingQueries(
          signInAs(email, { password: "nicht das Kennwort" })
        )
        const { answer } = result
        const [after] = yield* rows
        const headers = [...answer.headers].filter(([name]) => name !== "set-cookie" && name !== "date")
        seen.push([
          answer.status,
          answer.text,
          headers,
          hashes.count() - count,
          queries,
          Number(after?.n) - Number(before?.n)
        ])
      }
      assert.deepStrictEqual(seen[0], seen[1])
      assert.strictEqual(seen[0]?.[3], 1)
      assert.isAtLeast(Number(seen[0]?.[4]), 3)
    })
  )

  it.effect("takes a password composed and decomposed, whichever it was set in (rule account.password)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const hashes = yield* PasswordHash
      const [whole, parted] = (["NFC", "NFD"] as const).map((form) =>
        "Übergröße im Heizkeller".normalize(form)
      )
      assert(whole !== undefined && parted !== undefined && whole !== parted)
      const kept = [
        yield* hashes.make(whole),
        yield* hashes.make(parted),
        // hashes from before passwords were normalized
        yield* Effect.promise(() => hash(whole, argonCost)),
        yield* Effect.promise(() => hash(parted, argonCost))
      ]
      const id = yield* makeAccount("umlaut@kunde.example", ["Role_Customer"])
      for (const known of kept) {
        yield* sql`update account set password_hash = ${known} where id = ${id}`
        for (const password of [whole, parted])
          assert.strictEqual((yield* signInAs("umlaut@kunde.example", { password })).answer.status, 200)
      }
      assert.isFalse(yield* hashes.matches(`${whole}!`, kept[0]))
    })
  )

  it.effect("takes the address in any spelling, and begins another session of the browser", () =>
    Effect.gen(function* () {
      yield* makeAccount("Spelling@kunde.example", ["Role_Customer"])
      const client = yield* new TestVisitor().begin()
      const before = client.cookies.get(sessionCookie)
      const answer = yield* client.post("/api/account/jwt/anmelden", {
        UserName: " sPELLING@kunde.example ",
        Password: password
      })
      assert.deepInclude(answer.body, { success: true })
      assert.notStrictEqual(client.cookies.get(sessionCookie), before)
    })
  )

  it.effect("states the reason why a sign-in with the right password is refused", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = yield* makeAccount("locked@kunde.example", ["Role_Customer"])
      yield* sql`update account set locked_at = now() where id = ${id}`
      const { answer } = yield* signInAs("locked@kunde.example")
      assert.deepInclude(answer.body, { success: false, Reason: "locked" })
      const { answer: wrong } = yield* signInAs("locked@kunde.example", { password: "anders" })
      assert.deepInclude(wrong.body, { success: false, Reason: "credentialsWrong" })
    })
  )

  it.effect("asks staff for a code that opens once", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      yield* makeAccount("admin@haus.example", ["Role_Interaid_Admin"])
      const reason = Effect.fnUntraced(function* (code?: string) {
        const { answer } = yield* signInAs("admin@haus.example", code === undefined ? {} : { code })
        return (answer.body as { readonly Reason?: string }).Reason
      })
      assert.strictEqual(yield* reason(), "secondFactorNeeded")
      assert.strictEqual(yield* reason("000000"), "secondFactorWrong")
      assert.strictEqual(yield* reason(codeAt(morning - 90_000)), "secondFactorWrong")
      assert.isUndefined(yield* reason(codeAt(morning)))
      assert.strictEqual(yield* reason(codeAt(morning)), "secondFactorWrong")
      assert.isUndefined(yield* reason(codeAt(morning + 30_000)))
    })
  )

  it.effect("lets staff without a second factor set it up with the first code", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      setTime(morning)
      const id = yield* makeAccount("neu@haus.example", ["Role_Interaid_Editor"])
      yield* sql`update account set totp_secret = null where id = ${id}`
      const { answer } = yield* signInAs("neu@haus.example")
      const { Reason, SetupAddress } = answer.body as {
        readonly Reason: string
        readonly SetupAddress: string
      }
      assert.strictEqual(Reason, "secondFactorSetup")
      const secret = new URL(SetupAddress).searchParams.get("secret") ?? ""
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: morning })
      const { answer: opened } = yield* signInAs("neu@haus.example", { code })
      assert.deepInclude(opened.body, { success: true, redirectUrl: "/support" })
    })
  )

  it.effect("is rate limited after ten passwords for one address, from whichever network", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      yield* makeAccount("tried@kunde.example", ["Role_Customer"])
      const statuses = []
      for (let attempt = 0; attempt < 11; attempt++) {
        const { answer } = yield* signInAs("tried@kunde.example", { password: `versuch ${attempt}` })
        statuses.push(answer.status)
      }
      assert.deepStrictEqual(
        statuses.slice(0, 10),
        Array.from({ length: 10 }, () => 200)
      )
      assert.strictEqual(statuses[10], 429)
      const { answer } = yield* signInAs("tried@kunde.example")
      assert.strictEqual(answer.status, 429)
      assert.match(answer.headers.get("retry-after") ?? "", /^[0-9]+$/)
      // the account is not locked permanently
      setTime(morning + 15 * 60_000)
      assert.strictEqual((yield* signInAs("tried@kunde.example")).answer.status, 200)
    })
  )

  it.effect("does few hashes at once, lets 32 wait and sends the rest away", () =>
    Effect.gen(function* () {
      const { matches } = yield* PasswordHash
      const all = Array.from({ length: 60 }, () => Effect.exit(matches("etwas", null)))
      const ends = yield* Effect.all(all, { concurrency: "unbounded" })
      assert.strictEqual(
        ends.filter(({ _tag }) => _tag === "Failure").length,
        60 - hashesAtOnce - waitingHashes
      )
    })
  )

  it.effect("refuses forged access tokens", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const id = yield* makeAccount("forged@kunde.example", ["Role_Customer"])
      const { client } = yield* signInAs("forged@kunde.example")
      const good = client.cookies.get("__Host-access") ?? ""
      const [head = "", payload = "", signature = ""] = good.split(".")
      const key = yield* (yield* SigningKeys).current
      const now = Math.floor(morning / 1000)
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
      const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
      const header = { alg: "HS256", typ: "at+jwt", kid: key.kid }
      const signed = (change: object, protectedHeader: object = {}, secret: Uint8Array = key.secret) =>
        Effect.promise(() =>
          new SignJWT({ ...claims, ...change })
            .setProtectedHeader({ ...header, ...protectedHeader })
            .sign(secret)
        )
      const tokens = {
        "no algorithm": `${encoded({ ...header, alg: "none" })}.${payload}.`,
        "none with a signature": `${encoded({ ...header, alg: "none" })}.${payload}.${signature}`,
        "another algorithm": yield* signed({}, { alg: "HS512" }),
        "another type": yield* signed({}, { typ: "JWT" }),
        "no type": yield* signed({}, { typ: undefined }),
        "another issuer": yield* signed({ iss: "evil" }),
        "another audience": yield* signed({ aud: "heizmarkt/other" }),
        "no audience": yield* signed({ aud: undefined }),
        "an end long past": yield* signed({ exp: now - 60 }),
        "no end": yield* signed({ exp: undefined }),
        "not yet": yield* signed({ nbf: now + 600 }),
        "another key": yield* signed({}, {}, createHash("sha256").update("guess").digest()),
        "the key's name as the key": yield* signed({}, {}, Buffer.from(key.kid)),
        "an unknown key": yield* signed({}, { kid: "unknown" }),
        "a key by path": yield* signed({}, { kid: "../../dev/null" }),
        "no key": yield* signed({}, { kid: undefined }),
        "no subject": yield* signed({ sub: undefined }),
        "a subject that is no number": yield* signed({ sub: "1 or 1=1" }),
        "another account of this sign-in": yield* signed({ sub: String(id + 1) }),
        "a sign-in that is none": yield* signed({ fam: "none" }),
        "an older security version": yield* signed({ ver: 0 }),
        "other rights in the same signature": `${head}.${encoded({ ...claims, roles: ["Role_Interaid_Admin"] })}.${signature}`,
        "half a token": `${head}.${payload}`,
        nothing: "."
      }
      const signedInId = Effect.fnUntraced(function* (token: string, scheme?: string) {
        const { body } = yield* new TestVisitor().get("/api/account/sitzung", asBearer(token, scheme))
        return (body as { readonly Session: unknown }).Session
      })
      for (const scheme of ["Bearer", "bearer", "BEARER", "Bearer "])
        assert.isNotNull(yield* signedInId(good, scheme), scheme)
      for (const scheme of ["Basic", "Bearers", "xBearer"])
        assert.isNull(yield* signedInId(good, scheme), scheme)
      for (const [name, token] of Object.entries(tokens)) assert.isNull(yield* signedInId(token), name)
    })
  )
})
