import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../testing/journey.test-support.ts"
import { openPages } from "./pages.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/** Creates a visitor with an order whose page shows a unique word. */
const visitorWithOrder = (canary: string) =>
  Effect.gen(function* () {
    const buyer = yield* visitor
    const draft = yield* readyDraft(buyer, { EmailAddress: `${canary}@example.de` })
    const placed = yield* placeOrder(buyer, draft, `order-of-${canary}`)
    assert.strictEqual(placed.status, 201, placed.text)
    const { orderId } = readPlaced(placed)
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return { canary, cookie, path: `/holzpellets-lose/bestellung-erfolgreich/${orderId}` }
  })

const canaries = Array.from(
  { length: 10 },
  (_, index) => `kanarie-${String.fromCodePoint(97 + index).repeat(4)}`
)

layer(SampleApi, realTime)("personal pages", (it) => {
  describe("200 pages for ten visitors at once", () => {
    it.effect("show each visitor their own order and nothing of the others", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const visitors = yield* Effect.forEach(canaries, visitorWithOrder)
        const wishes = Array.from({ length: 20 }, () => visitors).flat()
        const answers = yield* Effect.all(
          wishes.map(({ path, cookie }) => get(path, { cookie })),
          { concurrency: 25 }
        )
        for (const [index, { canary }] of wishes.entries()) {
          const { status, body, headers } = answers[index] ?? assert.fail("no answer")
          assert.strictEqual(status, 200)
          assert.strictEqual(headers["cache-control"], "private, no-store")
          const found = canaries.filter((other) => body.includes(other))
          assert.deepStrictEqual(found, [canary])
        }
      })
    )

    it.effect("cause no error for visitors who do not wait", () =>
      Effect.gen(function* () {
        const { get, leave, failures } = yield* openPages()
        const { canary, cookie, path } = yield* visitorWithOrder("kanarie-eilig")
        for (let round = 0; round < 100; round++) yield* leave(path, { cookie })
        const answer = yield* get(path, { cookie })
        assert.include(answer.body, canary)
        assert.deepStrictEqual(failures, [])
      })
    )

    it.effect("are not shown to other visitors", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const owner = yield* visitorWithOrder("kanarie-eigen")
        const other = yield* visitorWithOrder("kanarie-fremd")
        for (const headers of [{}, { cookie: other.cookie }]) {
          const answer = yield* get(owner.path, headers)
          assert.strictEqual(answer.status, 404)
          assert.notInclude(answer.body, owner.canary)
          assert.include(answer.body, "Bestätigungs-E-Mail")
          assert.include(answer.body, 'content="noindex"')
        }
        // no byte of the response discloses whether such an order exists
        const nowhere = owner.path.replace(/[^/]+$/u, (id) => "0".repeat(id.length))
        const [foreign, missing] = [yield* get(owner.path, {}), yield* get(nowhere, {})]
        assert.strictEqual(missing.status, 404)
        const idOf = (path: string) => path.split("/").at(-1) ?? ""
        const without = ({ body }: { readonly body: string }, path: string) => {
          const nonce = /nonce="([^"]+)"/u.exec(body)?.[1] ?? "no nonce"
          return body
            .replaceAll(idOf(path), "")
            .replaceAll(nonce, "")
            .replaceAll(/"seed":[^,}]*/gu, "")
        }
        assert.strictEqual(without(missing, nowhere), without(foreign, owner.path))
      })
    )
  })
})
