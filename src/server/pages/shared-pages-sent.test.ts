import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { owners } from "./canaries.test-support.ts"
import { openPages, type PageAnswer } from "./pages.test-support.ts"
import type { CallApi } from "./page-maker.ts"
import type { SharedCache } from "./shared-cache.ts"

/** Creates a fake cache that records its notifications, and that may store pages while `mayKeep` is true. */
const watched = () => {
  const forgotten: Array<string> = []
  const state = { mayKeep: true }
  const sharedCache: SharedCache = {
    mayKeep: () => state.mayKeep,
    forget: (key) => void forgotten.push(key)
  }
  return { sharedCache, forgotten, state }
}

const keptOf = ({ status, headers }: PageAnswer) => ({
  status,
  own: headers["cache-control"],
  shared: headers["cdn-cache-control"],
  key: headers["surrogate-key"],
  vary: headers.vary
})

const noneOf = (status: number, vary = "accept-encoding") => ({
  status,
  own: "no-cache",
  shared: undefined,
  key: undefined,
  vary
})

const minute = "public, max-age=0, must-revalidate, s-maxage=60"
const long = "public, max-age=60, stale-while-revalidate=600, stale-if-error=3600"
const short = "public, max-age=60, stale-while-revalidate=60, stale-if-error=600"

layer(SampleApi, realTime)("cache headers of pages for shared caches (rule page.shared-cache)", (it) => {
  it.effect("depend on the kind, with the cookie in Vary, also from memory and if nothing has changed", () =>
    Effect.gen(function* () {
      const { zipCode } = yield* servedPlace
      const { get, failures } = yield* openPages(undefined, watched())
      const vary = "accept-encoding, cookie"
      const pages = [
        ["/de/agb", { status: 200, own: minute, shared: long, key: "pages contentPages", vary }],
        ["/de/pelletpreise", { status: 200, own: minute, shared: long, key: "pages pricePages", vary }],
        [
          "/de/holzpellethaendler",
          { status: 200, own: minute, shared: short, key: "pages dealerPages", vary }
        ],
        [
          "/agb",
          {
            status: 200,
            own: minute,
            shared: long,
            key: "pages contentPages",
            vary: "accept-encoding, accept-language, cookie"
          }
        ],
        // each delivery of this page is counted, and its offers are valid for a limited time
        [`/de/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`, noneOf(200)]
      ] as const
      for (const [path, says] of pages) {
        const page = yield* get(path)
        assert.deepStrictEqual(keptOf(page), says, path)
        assert.deepStrictEqual(keptOf(yield* get(path)), says, `${path} from memory`)
        const same = yield* get(path, { "if-none-match": String(page.headers.etag) })
        assert.deepStrictEqual(keptOf(same), { ...says, status: 304 }, path)
        assert.strictEqual(same.headers.etag, page.headers.etag)
      }
      assert.deepStrictEqual(failures, [])
    })
  )

  it.effect("are missing for an address that redirects to another one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into content_redirect (from_path, to_path) values ('/oel', '/heizoel')`
      const { get } = yield* openPages(undefined, watched())
      const moved = yield* Effect.repeat(get("/at/oel"), {
        until: ({ status }) => status === 301,
        times: 200
      })
      assert.strictEqual(moved.status, 301)
      assert.deepStrictEqual(keptOf(moved), noneOf(301))
    })
  )

  it.effect("are missing without a shared cache, or while one has to be notified", () =>
    Effect.gen(function* () {
      const none = yield* openPages()
      assert.deepStrictEqual(keptOf(yield* none.get("/de/agb")), noneOf(200))
      const { state, ...cache } = watched()
      const { get } = yield* openPages(undefined, cache)
      state.mayKeep = false
      assert.deepStrictEqual(keptOf(yield* get("/de/agb")), noneOf(200))
      state.mayKeep = true
      assert.strictEqual(keptOf(yield* get("/de/agb")).shared, long)
    })
  )

  it.effect("forbid to cache personal pages", () =>
    Effect.gen(function* () {
      const [owner] = yield* owners(1)
      const { get } = yield* openPages(undefined, watched())
      const wishes = [
        ["/de/agb", owner?.cookie],
        ["/de/gibt-es-nicht", undefined],
        ["/de/benutzerkonto/bestellungen", undefined],
        [`/de/holzpellets-lose/bestellung/zusammenfassung?draft=${owner?.draftId}`, undefined]
      ] as const
      for (const [path, cookie] of wishes) {
        const { headers } = yield* get(path, cookie === undefined ? {} : { cookie })
        assert.notProperty(headers, "cdn-cache-control", path)
        assert.notInclude(String(headers["cache-control"]), "public", path)
      }
    })
  )

  it.effect("are missing if a page was started before its content was changed", () =>
    Effect.gen(function* () {
      const asked = Promise.withResolvers<void>()
      const goOn = Promise.withResolvers<void>()
      const held = (callApi: CallApi): CallApi => {
        return async (...call) => {
          asked.resolve()
          await goOn.promise
          return callApi(...call)
        }
      }
      const { get, drop } = yield* openPages(held, watched())
      const [page] = yield* Effect.all(
        [
          get("/de/pelletpreise"),
          Effect.promise(async () => {
            await asked.promise
            drop()
            goOn.resolve()
          })
        ],
        { concurrency: 2 }
      )
      assert.deepStrictEqual(keptOf(page), noneOf(200))
      assert.strictEqual(keptOf(yield* get("/de/pelletpreise")).shared, long)
    })
  )

  it.effect(
    "are revoked with what this server drops: everything, or a kind of pages, however few it had",
    () =>
      Effect.gen(function* () {
        const { forgotten, ...cache } = watched()
        const { drop, memories } = yield* openPages(undefined, cache)
        drop()
        assert.deepStrictEqual(forgotten.splice(0), ["pages"])
        for (const { kind, drop: dropOf } of memories) {
          yield* dropOf(() => true)
          assert.deepStrictEqual(forgotten.splice(0), kind === "siteMaps" ? [] : [kind])
        }
      })
  )

  it.effect("let language and cookie select the texts of crawlers if the address does not", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const path of ["/robots.txt", "/sitemap.xml"]) {
        assert.strictEqual((yield* get(path)).headers.vary, "accept-encoding, accept-language, cookie", path)
        assert.strictEqual((yield* get(path, { host: "at.localhost" })).headers.vary, "accept-encoding", path)
      }
    })
  )
})
