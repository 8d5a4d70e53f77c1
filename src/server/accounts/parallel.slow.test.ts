import { assert, layer } from "@effect/vitest"
import { hash, verify } from "@node-rs/argon2"
import { Effect, Layer } from "effect"
import { Argon, hashesAtOnce, waitingHashes } from "./password-hash.ts"
import { makeAccount, password } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const hashing = { now: 0, most: 0, all: 0 }

const counted =
  <Args extends ReadonlyArray<unknown>, A>(work: (...args: Args) => Promise<A>) =>
  async (...args: Args): Promise<A> => {
    hashing.now += 1
    hashing.all += 1
    hashing.most = Math.max(hashing.most, hashing.now)
    try {
      return await work(...args)
    } finally {
      hashing.now -= 1
    }
  }

const CountedApi = SampleApi.pipe(
  Layer.provide(Layer.succeed(Argon)({ hash: counted(hash), verify: counted(verify) }))
)

const from = (address: string) => ({ inside: { ownerHash: undefined, user: undefined, address } })

layer(CountedApi, realTime)("500 sign-ins at once (decision 020)", (it) => {
  it.effect("are verified a few at a time, and the others are told when to try again", () =>
    Effect.gen(function* () {
      const known = Array.from({ length: 250 }, (_, index) => `gleichzeitig${index}@kunde.example`)
      for (const email of known) yield* makeAccount(email, ["Role_Customer"])
      const client = yield* visitor
      const before = hashing.all
      hashing.most = 0
      const signIns = Array.from({ length: 500 }, (_, index) =>
        client.post(
          "/api/account/jwt/anmelden",
          {
            UserName: known[index / 2] ?? `niemand${index}@kunde.example`,
            Password: index % 4 === 0 ? password : "nicht das Kennwort"
          },
          // from many networks: this tests the limit for hashing
          from(`10.1.${index % 2}.${Math.floor(index / 2)}`)
        )
      )
      const answers = yield* Effect.all(signIns, { concurrency: "unbounded" })
      const refused = answers.filter(({ status }) => status === 503)
      const heard = answers.filter(({ status }) => status === 200)
      assert.strictEqual(
        heard.length + refused.length,
        500,
        JSON.stringify([...new Set(answers.map(({ status }) => status))])
      )
      assert.isAtLeast(heard.length, hashesAtOnce + waitingHashes)
      assert.isNotEmpty(refused)
      for (const { headers } of refused) assert.match(headers.get("retry-after") ?? "none", /^[1-9][0-9]*$/)
      assert.isAtMost(hashesAtOnce, 2)
      assert.strictEqual(hashing.most, hashesAtOnce)
      assert.strictEqual(hashing.all - before, heard.length)
      console.log(
        `500 sign-ins at once: ${heard.length} answered, ${refused.length} told to try again, ${hashing.most} hashes at once`
      )
    })
  )

  it.effect("from one network leave places in the queue for other networks", () =>
    Effect.gen(function* () {
      const client = yield* visitor
      yield* makeAccount("anderswo@kunde.example", ["Role_Customer"])
      const many = Array.from({ length: 40 }, (_, index) =>
        client.post(
          "/api/account/jwt/anmelden",
          { UserName: `einer${index}@kunde.example`, Password: "nicht das Kennwort" },
          // the /64 network of one customer
          from(`2001:db8:0:1::${index}`)
        )
      )
      const other = client.post(
        "/api/account/jwt/anmelden",
        { UserName: "anderswo@kunde.example", Password: password },
        from("2001:db8:0:2::1")
      )
      const answers = yield* Effect.all([...many, other], { concurrency: "unbounded" })
      const statuses = answers.map(({ status }) => status)
      assert.include(statuses.slice(0, 40), 503)
      assert.strictEqual(statuses[40], 200)
    })
  )
})
