import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const random = () => randomBytes(32).toString("base64url")

/** Values that any client can send without an earlier call; each value is new, so the server has no data about it. */
const madeUp: ReadonlyArray<readonly [string, () => Readonly<Record<string, string>>]> = [
  ["a refresh token", () => ({ cookie: `__Host-refresh=${random()}` })],
  ["a refresh token in our form", () => ({ cookie: `__Host-refresh=${random()}.${random().slice(0, 22)}` })],
  ["both tokens", () => ({ cookie: `__Host-refresh=${random()}; __Host-access=eyJ.${random()}.x` })],
  ["a guest's session", () => ({ cookie: `__Host-guest=${random().slice(0, 24)}.1.${random()}` })],
  ["the link of an order", () => ({ cookie: `__Host-order-${random().slice(0, 20)}=${random()}` })],
  ["a bearer", () => ({ authorization: `Bearer ${random()}` })],
  ["a locale", () => ({ cookie: `locale=${random()}` })],
  ["a browser", () => ({ "user-agent": random(), "accept-encoding": random(), referer: random() })],
  ["an etag", () => ({ "if-none-match": `"${random()}"` })],
  ["a range", () => ({ range: "bytes=0-1" })],
  ["fresh bytes", () => ({ "cache-control": "no-cache", pragma: "no-cache" })]
]

layer(SampleApi, realTime)("requests of a stranger", (it) => {
  describe("a public page", () => {
    it.effect("is rendered once, whatever cookies and headers come with it", () =>
      Effect.gen(function* () {
        const { zipCode } = yield* servedPlace
        const { get, renders } = yield* openPages()
        for (const path of ["/", `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`]) {
          const clean = yield* get(path)
          const rendered = renders()
          for (const [what, headers] of madeUp) {
            const page = yield* get(path, headers())
            assert.strictEqual(page.headers.etag, clean.headers.etag, what)
            assert.strictEqual(renders(), rendered, what)
          }
        }
      })
    )
  })

  describe("a page that does not exist or is personal", () => {
    it.effect("leads to a request to retry later if too many have to be rendered at once", () =>
      Effect.gen(function* () {
        // no page is rendered before the first request is refused, so the test does not depend on the speed of the
        // requests
        const crowded = Promise.withResolvers<void>()
        const { get, renders, failures } = yield* openPages(undefined, {
          places: { atOnce: 1, waiting: 1, perNetwork: 2 },
          renderAfter: crowded.promise
        })
        const answers = yield* Effect.all(
          Array.from({ length: 20 }, (_, index) =>
            get(index % 2 === 0 ? `/nirgends/${index}` : "/holzpellets-lose/bestellung").pipe(
              Effect.tap(({ status }) => Effect.sync(() => status === 503 && crowded.resolve()))
            )
          ),
          { concurrency: "unbounded" }
        )
        const away = answers.filter(({ status }) => status === 503)
        assert.isAbove(away.length, 0)
        assert.strictEqual(renders(), answers.length - away.length)
        for (const { headers, body } of away) {
          assert.match(headers["retry-after"] ?? "", /^[2-6]$/u)
          assert.include(body, "Die Seite wird gleich noch einmal")
        }
        assert.deepStrictEqual(failures, [])
        assert.strictEqual((yield* get("/nirgends/danach")).status, 404)
      })
    )

    it.effect("is answered 404 if it names a review that is not shown, with the words of that page", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const id of ["2000000000", "x"]) {
          const page = yield* get(`/bewertung-melden/${id}`)
          assert.strictEqual(page.status, 404, id)
          assert.include(page.body, "Diese Bewertung ist nicht zu sehen")
          assert.include(page.body, 'content="noindex"')
        }
      })
    )
  })
})
