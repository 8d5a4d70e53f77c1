import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { policy } from "../../contract/permissions-of-calls.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { countingQueries, makeAccount, password } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { wide } from "../testing/endless-limits.test-support.ts"
import { placeOrder, readyDraft } from "../testing/journey.test-support.ts"
import { register, visible, workOnce } from "../testing/registration.test-support.ts"
import { type Answer, TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { PasswordHash } from "./password-hash.ts"
import { addressed, unaddressed } from "./public-calls.test-support.ts"

const guestOrder = Effect.fnUntraced(function* (client: TestVisitor, email: string) {
  return yield* placeOrder(client, yield* readyDraft(client, { EmailAddress: email }), `order-${email}`)
})

type Call = (client: TestVisitor, email: string) => ReturnType<typeof guestOrder>

const firsts: Readonly<Record<string, Call>> = addressed
const seconds: Readonly<Record<string, Call>> = { ...addressed, ...unaddressed }

/**
 * A response without the parts that are random for each browser: values of cookies, the typed address, ids of orders.
 */
const bytes = (answer: Answer, email: string) => {
  const { status, text, headers } = visible(answer)
  return {
    status,
    text: text.replaceAll(email, "ADDRESS").replaceAll(/"Order(Id|Number)":"[^"]*"/gu, '"Order$1":""'),
    headers: headers.map((line) =>
      line.replace(/^(set-cookie: (?:__Host-order-)?)([^=]*)=[^;]*/u, (_, head: string, name: string) =>
        head.endsWith("order-") ? `${head}=` : `${head}${name}=`
      )
    )
  }
}

const measured = Effect.fnUntraced(function* (call: Call, client: TestVisitor, email: string) {
  const hashes = yield* PasswordHash
  const before = hashes.count()
  const { result, queries } = yield* countingQueries(call(client, email))
  return { ...bytes(result, email), queries, hashes: hashes.count() - before }
})

/** Kinds of owners of an address; each address starts with the letter of its kind, so that all have the same length. */
const owners = {
  unknown: "u",
  customer: "k",
  locked: "l",
  staff: "s",
  withoutPassword: "o",
  /** An account was requested in another browser. */
  waiting: "w"
} as const

type Owner = keyof typeof owners

const prepare = Effect.fnUntraced(function* (owner: Owner, number: number) {
  const sql = yield* SqlClient
  const email = `${owners[owner]}${String(number).padStart(4, "0")}@paar.example`
  const roles: ReadonlyArray<Role> = owner === "staff" ? ["Role_Interaid_Admin"] : ["Role_Customer"]
  if (owner === "waiting") yield* register(yield* visitor, email, { auth: { Password: password } })
  else if (owner !== "unknown") yield* makeAccount(email, roles)
  if (owner === "locked") yield* sql`update account set locked_at = now() where email = ${email}`
  if (owner === "withoutPassword") yield* sql`update account set password_hash = null where email = ${email}`
  return email
})

interface Pair {
  readonly first: string
  readonly second: string
  readonly calls: readonly [Call, Call]
}

/**
 * Makes both calls of each pair concurrently, runs the jobs, and repeats the second call in this and in another
 * browser.
 */
const tried = Effect.fnUntraced(function* (
  pairs: ReadonlyArray<Pair>,
  of: ReadonlyArray<Owner>,
  from: number
) {
  const begun = []
  for (const [index, pair] of pairs.entries())
    for (const owner of of) {
      const email = yield* prepare(owner, from + index)
      const client = yield* visitor
      const [one, two] = pair.calls
      const seen = [yield* measured(one, client, email), yield* measured(two, client, email)]
      begun.push({ pair, owner, email, client, seen })
    }
  yield* workOnce()
  for (const { pair, email, client, seen } of begun) {
    seen.push(yield* measured(pair.calls[1], client, email))
    if (pair.second in addressed) seen.push(yield* measured(pair.calls[1], yield* visitor, email))
  }
  return begun
})

type Tried = Effect.Success<ReturnType<typeof tried>>

/** Checks that for each pair of calls all kinds of owners get the same responses as an unknown address. */
const sameOfAll = (all: Tried) => {
  for (const { pair, owner, seen } of all) {
    const unknown = all.find((other) => other.pair === pair && other.owner === "unknown")
    assert.deepStrictEqual(seen, unknown?.seen, `${pair.first}, then ${pair.second}: unknown or ${owner}`)
  }
}

const pairsOf = (some: Readonly<Record<string, Call>>, others: Readonly<Record<string, Call>>) =>
  Object.entries(some).flatMap(([first, one]) =>
    Object.entries(others).map(([second, two]): Pair => ({ first, second, calls: [one, two] }))
  )

layer(SampleApi, realTime)("who has an account (rule account.neutral)", (it) => {
  it("is checked for every public call of accounts", () => {
    const isPublic = (id: string) => policy[id] === "public" && /^(?:account|registration)\./u.test(id)
    assert.deepStrictEqual(
      Object.keys(policy).filter((id) => isPublic(id) && !(id in seconds)),
      []
    )
  })

  it.effect("is not disclosed by any two calls: same bytes, same number of queries and hashes", () =>
    Effect.gen(function* () {
      const pairs = pairsOf(firsts, seconds)
      const all = yield* tried(pairs, ["unknown", "customer"], 0)
      sameOfAll(all)
      const known = all.filter(({ owner }) => owner === "customer")
      // the calls had their effect, and no caller was signed in
      assert.strictEqual(known.filter(({ seen }) => seen[0]?.status === 200).length, pairs.length)
      assert.strictEqual(
        known.filter(({ seen }) => seen.some(({ text }) => /"success":true,"token":"/u.test(text))).length,
        0
      )
      console.log(`${pairs.length} pairs of calls × 2 owners: alike`)
    }).pipe(wide)
  )

  it.effect("is not disclosed by guest orders, for any kind of account", () =>
    Effect.gen(function* () {
      const orders = pairsOf({ "a guest's order": guestOrder }, addressed)
      // the first order of a server also reads its price list
      yield* guestOrder(yield* visitor, yield* prepare("unknown", 999))
      sameOfAll(yield* tried(orders, ["unknown", "customer"], 1000))
      const signIns = pairsOf(
        { "registration.register": addressed["registration.register"] },
        { "account.signIn": addressed["account.signIn"] }
      )
      sameOfAll(yield* tried(signIns, ["unknown", "customer", "locked", "staff", "withoutPassword"], 2000))
      const alone = pairsOf({ "account.signIn": addressed["account.signIn"] }, addressed)
      sameOfAll(yield* tried(alone, ["unknown", "locked", "staff", "withoutPassword"], 3000))
    }).pipe(wide)
  )

  it.effect("is not disclosed to the browser that registered either", () =>
    Effect.gen(function* () {
      const [customer, unknown, waiting] = [
        yield* prepare("customer", 4000),
        yield* prepare("unknown", 4000),
        yield* prepare("waiting", 4000)
      ]
      const signIn = addressed["account.signIn"]
      for (const email of [customer, unknown]) {
        const browser = yield* visitor
        yield* addressed["registration.register"](browser, email)
        for (const time of ["before the mail", "after the mail"]) {
          assert.deepInclude((yield* signIn(browser, email)).body, { Reason: "confirmationPending" }, time)
          assert.deepInclude(
            (yield* signIn(yield* visitor, email)).body,
            { Reason: "credentialsWrong" },
            time
          )
          yield* workOnce()
        }
      }
      assert.deepInclude((yield* signIn(yield* visitor, waiting)).body, { Reason: "credentialsWrong" })
      // also if another person has verified the e-mail address meanwhile
      const sql = yield* SqlClient
      const asking = yield* visitor
      const email = yield* prepare("unknown", 4001)
      yield* addressed["registration.register"](asking, email)
      yield* workOnce()
      const [mail] = yield* sql<{ readonly token: string }>`
        select substring(body_text from 'token=([A-Za-z0-9_-]{43})') as token from mail where recipient = ${email}`
      const confirmed = yield* (yield* visitor).post("/api/account/anfrage-bestaetigen", {
        Token: mail?.token
      })
      assert.deepInclude(confirmed.body, { success: true })
      assert.deepInclude((yield* signIn(asking, email)).body, { Reason: "confirmationPending" })
      const again = yield* (yield* visitor).post("/api/account/anfrage-bestaetigen", { Token: mail?.token })
      assert.strictEqual(again.status, 422)
    }).pipe(wide)
  )
})
