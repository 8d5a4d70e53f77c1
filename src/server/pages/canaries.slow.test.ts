import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { setImmediate as turn } from "node:timers/promises"
import { longRun, partOf } from "../../../tools/long-runs.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { canaryPages, type Owner, owners } from "./canaries.test-support.ts"
import { openPages } from "./pages.test-support.ts"
import type { CallApi } from "./page-maker.ts"

const wholePages = 2_200
/** Number of pages for signed-in customers; every eleventh page is requested by an anonymous user. */
const pages = longRun(wholePages, 44)
const people = longRun(50, 8)

interface Wish {
  readonly name: string
  readonly owner: Owner
  readonly isSignedIn: boolean
}

/**
 * Requests every page for every customer equally often, never twice in a row for the same customer, with anonymous
 * requests in between.
 */
const wishesOf = (all: ReadonlyArray<Owner>): ReadonlyArray<Wish> => {
  const names = Object.keys(canaryPages)
  return Array.from({ length: pages }, (_, index) => {
    const owner = all[index % all.length] ?? assert.fail("no customer is signed in")
    const name = names[(index + Math.floor(index / all.length)) % names.length] ?? ""
    return { name, owner, isSignedIn: index % 11 !== 10 }
  })
}

/** Delays some calls longer than others, so that responses arrive in a different order from the requests. */
const shuffled = (callApi: CallApi): CallApi => {
  let asked = 0
  return async (request, caller) => {
    asked += 1
    for (let turns = asked % 7; turns > 0; turns--) await turn()
    return callApi(request, caller)
  }
}

layer(SampleApi, realTime)("pages of signed-in users (rule safety.one-visitor)", (it) => {
  it.effect(
    `show each of ${people} users only their own data, ${pages} times at once, and strangers none`,
    () =>
      Effect.gen(function* () {
        // pages use the real clock
        yield* TestApi.use(({ setTime }) => Effect.sync(() => setTime(Date.now())))
        const { get, leave, failures } = yield* openPages(shuffled)
        const all = yield* owners(people)
        const begun = Date.now()
        const wishes = wishesOf(all)
        const answers = yield* Effect.all(
          wishes.map(({ name, owner, isSignedIn }, index) => {
            const path = canaryPages[name]?.path(owner) ?? "/"
            const asked = get(path, isSignedIn ? { cookie: owner.cookie } : {})
            // some clients disconnect before the response arrives
            return index % 20 === 0 ? Effect.andThen(leave(path, { cookie: owner.cookie }), asked) : asked
          }),
          { concurrency: 25 }
        )
        let foreign = 0
        let own = 0
        for (const [index, { name, owner, isSignedIn }] of wishes.entries()) {
          const { status, body, headers } = answers[index] ?? assert.fail("no answer")
          const sent = body + JSON.stringify(headers)
          const found = all.map(({ canary }) => canary).filter((canary) => sent.includes(canary))
          const expected = isSignedIn && canaryPages[name]?.mine === true ? [owner.canary] : []
          foreign += found.filter((canary) => !isSignedIn || canary !== owner.canary).length
          own += found.length
          assert.isBelow(status, 500, name)
          assert.deepStrictEqual(
            found,
            expected,
            `${name}, ${isSignedIn ? "signed in" : "a stranger"}: ${status}`
          )
        }
        assert.deepStrictEqual(failures, [])
        console.log(
          `${partOf(wishes.length, wholePages, "pages")} of ${people} people and strangers in ${Date.now() - begun} ms: ${own} with their own words, ${foreign} with foreign ones`
        )
      }),
    longRun(1_200_000, 120_000)
  )
})
