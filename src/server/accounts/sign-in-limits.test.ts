import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countingQueries, makeAccount, password, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { wide } from "../testing/endless-limits.test-support.ts"
import { Limits, limits } from "../http/rate-limits.ts"
import { mailboxKey, mailboxOf } from "../../domain/mail/mailbox.ts"
import { register, tokenTo, visible } from "../testing/registration.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { deviceCookie } from "./known-devices.ts"

const wrong = { password: "nicht das Kennwort" }

layer(SampleApi, realTime)("a mailbox", (it) => {
  it.effect("is normalised by the database exactly as by the code", () =>
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

  it.effect("is one mailbox in every spelling of its host, at registration and sign-in", () =>
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
      // an address that has a separate counter because of its spelling is a different address for the database as well
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

const signIn = (client: TestVisitor, email: string, own = password) =>
  client.post("/api/account/jwt/anmelden", { UserName: email, Password: own })

const wrongly = Effect.fnUntraced(function* (client: TestVisitor, email: string, times: number) {
  const statuses: Array<number> = []
  for (let tried = 0; tried < times; tried++)
    statuses.push((yield* signIn(client, email, `versuch ${tried}`)).status)
  return statuses
})

const tenTimes = Array.from({ length: 10 }, () => 200)

/** Creates an account and a browser in which its owner has signed in and out again. */
const knownBrowser = Effect.fnUntraced(function* (email: string) {
  const id = yield* makeAccount(email, ["Role_Customer"])
  const client = yield* visitor
  assert.deepInclude((yield* signIn(client, email)).body, { success: true })
  yield* client.post("/api/account/jwt/abmelden", {})
  return { id, client }
})

const deviceOf = (client: TestVisitor) => client.cookies.get(deviceCookie) ?? ""

layer(SampleApi, realTime)("a browser in which an account has signed in", (it) => {
  it.effect("lets its owner sign in whatever others try, and has ten attempts of its own", () =>
    Effect.gen(function* () {
      const email = "besitz@sperre.example"
      const { client } = yield* knownBrowser(email)
      const stranger = yield* visitor
      // the owner's first sign-in counts as one of the ten attempts
      assert.deepStrictEqual(yield* wrongly(stranger, email, 10), [...tenTimes.slice(1), 429])
      assert.strictEqual((yield* signIn(yield* visitor, email)).status, 429)
      assert.deepInclude((yield* signIn(client, email)).body, { success: true })

      const { client: other } = yield* knownBrowser("eigene@sperre.example")
      assert.deepStrictEqual(yield* wrongly(other, "eigene@sperre.example", 11), [...tenTimes, 429])
      assert.deepInclude((yield* signIn(yield* visitor, "eigene@sperre.example")).body, { success: true })
    }).pipe(wide)
  )

  it.effect("lets staff sign in as well, once both factors were proved there", () =>
    Effect.gen(function* () {
      const email = "admin@sperre.example"
      const { client } = yield* signedInWith(email, "Role_Interaid_Admin", morning)
      yield* wrongly(yield* visitor, email, 10)
      assert.strictEqual((yield* signIn(yield* visitor, email)).status, 429)
      assert.deepInclude((yield* signIn(client, email)).body, { Reason: "secondFactorNeeded" })
      // signing in with the password but without the second factor does not make a browser known
      const half = yield* visitor
      yield* makeAccount("halb@sperre.example", ["Role_Interaid_Admin"])
      yield* signIn(half, "halb@sperre.example")
      assert.strictEqual(deviceOf(half), "")
    }).pipe(wide)
  )

  it.effect("does not count for other accounts, and does not disclose whether there is one", () =>
    Effect.gen(function* () {
      const { client: thief } = yield* knownBrowser("dieb@sperre.example")
      yield* makeAccount("opfer@sperre.example", ["Role_Customer"])
      const seen = []
      for (const email of ["opfer@sperre.example", "keins@sperre.example"]) {
        const answers = []
        for (let tried = 0; tried < 12; tried++) {
          const { result, queries } = yield* countingQueries(
            signIn(tried % 2 === 0 ? thief : yield* visitor, email, "falsch")
          )
          answers.push({ ...visible(result), queries })
        }
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [...tenTimes, 429, 429]
        )
        seen.push(answers)
      }
      assert.deepStrictEqual(seen[0], seen[1])
    }).pipe(wide)
  )

  it.effect("can request a new password although others have used up the mails of the day", () =>
    Effect.gen(function* () {
      const email = "vergesslich@sperre.example"
      const { client: home } = yield* knownBrowser(email)
      const ask = (from: TestVisitor) =>
        Effect.map(from.post("/api/account/kennwort-vergessen", { Email: email }), ({ status }) => status)
      const strangers = []
      for (let asked = 0; asked < 4; asked++) strangers.push(yield* ask(yield* visitor))
      assert.deepStrictEqual(strangers, [200, 200, 200, 429])
      const own = []
      for (let asked = 0; asked < 4; asked++) own.push(yield* ask(home))
      assert.deepStrictEqual(own, [200, 200, 200, 429])
    }).pipe(wide)
  )

  it.effect("is known for each account that signs in there, by a value that is new each time", () =>
    Effect.gen(function* () {
      const { client: home } = yield* knownBrowser("eine@sperre.example")
      const copied = deviceOf(home)
      yield* makeAccount("andere@sperre.example", ["Role_Customer"])
      const answer = yield* signIn(home, "andere@sperre.example")
      const line = answer.headers.getSetCookie().find((each) => each.startsWith(deviceCookie)) ?? ""
      assert.match(
        line,
        /^__Host-device=[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      )
      assert.notStrictEqual(deviceOf(home), copied)
      for (const email of ["eine@sperre.example", "andere@sperre.example"]) {
        yield* wrongly(yield* visitor, email, 10)
        const thief = yield* visitor
        thief.cookies.set(deviceCookie, copied)
        assert.strictEqual((yield* signIn(thief, email)).status, 429, email)
        assert.deepInclude((yield* signIn(home, email)).body, { success: true }, email)
      }
    }).pipe(wide)
  )

  it.effect("is forgotten with the password, except the one where the owner sets a new one", () =>
    Effect.gen(function* () {
      const email = "reset@sperre.example"
      const { client: former } = yield* knownBrowser(email)
      yield* wrongly(yield* visitor, email, 10)
      const fresh = yield* visitor
      yield* fresh.post("/api/account/kennwort-vergessen", { Email: email })
      const own = "mein eigener langer Satz"
      const set = yield* fresh.post("/api/account/neues-kennwort", {
        Token: yield* tokenTo(email, "password"),
        Password: own
      })
      assert.deepInclude(set.body, { success: true })
      assert.strictEqual((yield* signIn(former, email, own)).status, 429)
      assert.deepInclude((yield* signIn(fresh, email, own)).body, { success: true })
    }).pipe(wide)
  )

  it.effect("is one of at most twenty, and counts towards its network's limit like others", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const email = "viele@sperre.example"
      const { id, client } = yield* knownBrowser(email)
      yield* sql`
        insert into known_device (device_hash, account_id, known_at)
        select sha256(n::text::bytea), ${id}, ${new Date(morning - 1000).toISOString()}::timestamptz
        from generate_series(1, 30) n`
      assert.deepInclude((yield* signIn(client, email)).body, { success: true })
      const rows = yield* sql`select 1 from known_device where account_id = ${id}`
      assert.lengthOf(rows, 20)
      const narrow = { ...limits, signIn: { ...limits.signIn, name: "narrow", perNetwork: 2 } }
      const statuses = yield* Effect.provideService(wrongly(client, email, 3), Limits, narrow)
      assert.deepStrictEqual(statuses, [200, 200, 429])
    }).pipe(wide)
  )
})
