import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { TrustedShops, trustedShopsLayer } from "./trusted-shops.ts"
import { ShopSite } from "../ports/shop-site.ts"

const figures = {
  OverallMark: 4.8,
  ActiveReviewCount: 120,
  ActivePeriodInDays: 365,
  TotalReviewCount: 900,
  Unasked: "field"
}

/** Starts a local fake of the rating service; returns how often it was called. */
const service = (answer: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const paths: Array<string> = []
      const server = createServer((request, response) => {
        paths.push(request.url ?? "")
        answer(request, response)
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      const address = server.address()
      const port = typeof address === "object" ? (address?.port ?? 0) : 0
      return { server, paths, url: `http://127.0.0.1:${port}/ratings` }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )

const site = {
  ...sampleSite,
  locales: { ...sampleSite.locales, de: { ...sampleSite.locales.de, trustedShopsId: "X1" } }
}

const askTwice = (url: string | undefined, log: Array<string>, id = "X1") =>
  Effect.gen(function* () {
    const { quality } = yield* TrustedShops
    return [yield* quality(id), yield* quality(id)]
  }).pipe(
    Effect.provide(
      trustedShopsLayer(url, (line) => log.push(line)).pipe(Layer.provide(Layer.succeed(ShopSite)(site)))
    )
  )

describe("the trust figures", () => {
  it.live("are requested once and cached", () =>
    Effect.gen(function* () {
      const { url, paths } = yield* service((_, response) => response.end(JSON.stringify(figures)))
      const [first, second] = yield* askTwice(url, [])
      assert.deepStrictEqual(first, {
        overallMark: 4.8,
        overallMarkDescriptionGUILang: "Keine Daten",
        activeReviewCount: 120,
        activePeriodInDays: 365,
        totalReviewCount: 900
      })
      assert.strictEqual(second, first)
      assert.deepStrictEqual(paths, ["/ratings/X1"])
    })
  )

  it.live("are missing without an address and for an unknown id, without any call", () =>
    Effect.gen(function* () {
      const { url, paths } = yield* service((_, response) => response.end(JSON.stringify(figures)))
      for (const [base, id] of [
        [undefined, "X1"],
        [url, "X2"],
        [url, "../admin"],
        [url, "X1?x=@evil.example"]
      ] as const)
        assert.deepStrictEqual(yield* askTwice(base, [], id), [undefined, undefined])
      assert.deepStrictEqual(paths, [])
    })
  )

  it.live("are missing, with one log line, if the service fails, sends bad data or redirects", () =>
    Effect.gen(function* () {
      const elsewhere = yield* service((_, response) => response.end(JSON.stringify(figures)))
      const failures: ReadonlyArray<RequestListener> = [
        (_, response) => response.writeHead(500).end(),
        (_, response) => response.end("no JSON"),
        (_, response) => response.end(JSON.stringify({ OverallMark: "high" })),
        (_, response) => response.writeHead(302, { location: elsewhere.url }).end(),
        (request) => request.socket.destroy()
      ]
      for (const failure of failures) {
        const { url, paths } = yield* service(failure)
        const log: Array<string> = []
        assert.deepStrictEqual(yield* askTwice(url, log), [undefined, undefined])
        assert.strictEqual(log.length, 1)
        assert.strictEqual(paths.length, 1)
      }
      assert.deepStrictEqual(elsewhere.paths, [])
    })
  )
})
