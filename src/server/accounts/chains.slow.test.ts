import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fc from "fast-check"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { accountById } from "./account-row.ts"
import { beginFamily, followChain, noteSeen } from "./families.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"

const chains = 300
const seed = 20_261_121
const hour = 3_600_000

/** Steps of a correct browser: renew, repeat at once from a second tab, lose a response, call with the new token. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("renew" as const), after: fc.integer({ min: 10_000, max: hour }) }),
  fc.record({ kind: fc.constant("tab" as const), after: fc.integer({ min: 0, max: 9_999 }) }),
  fc.record({ kind: fc.constant("lost" as const), after: fc.integer({ min: 0, max: hour }) }),
  fc.record({ kind: fc.constant("seen" as const), after: fc.integer({ min: 0, max: 5_000 }) })
)

type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

/** Kinds of reuse: a token older than the parent, the parent too late, or the parent in time. */
const end = fc.oneof(
  fc.record({
    kind: fc.constant("older" as const),
    which: fc.nat(),
    after: fc.integer({ min: 0, max: hour })
  }),
  fc.record({ kind: fc.constant("late" as const), after: fc.integer({ min: 10_001, max: 24 * hour }) }),
  fc.record({ kind: fc.constant("grace" as const), after: fc.integer({ min: 0, max: 10_000 }) })
)

const story = fc.record({ steps: fc.array(step, { maxLength: 10 }), end })

/** The chain as a correct browser stores it, the newest token last. */
interface Chain {
  readonly familyId: string
  readonly tokens: ReadonlyArray<string>
  readonly madeAt: number
  readonly isSeen: boolean
  readonly now: number
}

const endCauseOf = Effect.fnUntraced(function* (familyId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly cause: string | null }>`
    select end_cause as cause from session_family where id = ${familyId}`
  return row?.cause
})

const renewed = Effect.fnUntraced(function* (chain: Chain, after: number) {
  const now = Math.max(chain.now + after, chain.madeAt + 10_000)
  const answer = yield* followChain(chain.tokens.at(-1) ?? "", now)
  assert(answer.kind === "refreshed" && answer.isNew, `renewed, but ${answer.kind}`)
  const tokens = [...chain.tokens, answer.link.token]
  return { ...chain, tokens, now, madeAt: now, isSeen: false } satisfies Chain
})

/** Makes one step of a client that may lose responses; such a step never ends the sign-in. */
const stepped = Effect.fnUntraced(function* (chain: Chain, { kind, after }: Step) {
  if (kind === "renew") return yield* renewed(chain, after)
  const now = kind === "tab" ? Math.min(chain.now + after, chain.madeAt + 9_999) : chain.now + after
  if (now < chain.now) return chain
  if (kind === "seen") {
    yield* noteSeen(chain.familyId, chain.tokens.length - 1, now)
    return { ...chain, now, isSeen: true }
  }
  // a client that has used the new token does not send the old one again
  if (kind === "lost" && chain.isSeen) return chain
  const answer = yield* followChain(chain.tokens.at(kind === "tab" ? -1 : -2) ?? "", now)
  assert(answer.kind === "refreshed" && !answer.isNew, `${kind}, but ${answer.kind}`)
  assert.strictEqual(answer.link.token, chain.tokens.at(-1))
  return { ...chain, now }
})

layer(SampleApi, realTime)("chains of refresh tokens (decision 013)", (it) => {
  it.effect("end whenever an old token is reused, and never before", () =>
    Effect.gen(function* () {
      const account = yield* accountById(yield* makeAccount("ketten@kunde.example", ["Role_Customer"]))
      assert(account !== undefined)
      const counts = { older: 0, late: 0, grace: 0 }
      for (const [index, { steps, end: last }] of fc.sample(story, { seed, numRuns: chains }).entries()) {
        const { familyId, token } = yield* beginFamily({ account }, morning)
        const begun = { familyId, tokens: [token], now: morning, madeAt: morning, isSeen: false }
        // at least two links, so that a token older than the parent exists
        let chain: Chain = yield* renewed(yield* renewed(begun, 60_000), 60_000)
        for (const one of steps) chain = yield* stepped(chain, one)
        assert.isNull(yield* endCauseOf(familyId), `chain ${index} of number ${seed}`)

        counts[last.kind] += 1
        const latest = chain.tokens.at(-1) ?? ""
        let seenAt = chain.now
        if (last.kind !== "older") {
          // a new link that the server has seen at a known time
          chain = yield* renewed(chain, 60_000)
          seenAt = chain.now
          yield* noteSeen(familyId, chain.tokens.length - 1, seenAt)
        }
        const old = last.kind === "older" ? chain.tokens[last.which % (chain.tokens.length - 2)] : latest
        const answer = yield* followChain(old ?? "", seenAt + last.after)
        const said = `chain ${index} of number ${seed}, ${JSON.stringify(last)}`
        if (last.kind === "grace") {
          assert(answer.kind === "refreshed" && !answer.isNew, said)
          assert.strictEqual(answer.link.token, chain.tokens.at(-1), said)
          assert.isNull(yield* endCauseOf(familyId), said)
          continue
        }
        assert.strictEqual(answer.kind, "reused", said)
        assert.strictEqual(yield* endCauseOf(familyId), "reuse", said)
        for (const one of chain.tokens)
          assert.strictEqual((yield* followChain(one, seenAt + last.after)).kind, "unknown", said)
      }
      for (const count of Object.values(counts)) assert.isAbove(count, 50)
      console.log(`${chains} chains: ${JSON.stringify(counts)}; all ended that had to`)
    })
  )
})
