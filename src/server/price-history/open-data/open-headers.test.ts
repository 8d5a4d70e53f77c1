import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brotliDecompressSync } from "node:zlib"
import { limits, Limits } from "../../http/rate-limits.ts"
import { realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { operations } from "../../testing/openapi.test-support.ts"
import { TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const root = "/api/open/prices"
const pellets = `${root}/de/loose-pellets`
const latest = `${pellets}/latest`
const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new TestVisitor().get(path, { headers })

layer(SampleApi, realTime)("open data are sent (rule safety.open-data)", (it) => {
  it.effect("with a tag and a day, by which a client that has them gets 304", () =>
    Effect.gen(function* () {
      const answer = yield* ask(latest)
      const tag = answer.headers.get("etag") ?? ""
      const day = answer.headers.get("last-modified") ?? ""
      assert.match(tag, /^"[\w-]{22}"$/u)
      assert.strictEqual(answer.headers.get("cache-control"), "public, max-age=3600")
      assert.match(day, /^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/u)
      for (const headers of [
        { "if-none-match": tag },
        { "if-none-match": `"other", W/${tag}` },
        { "if-none-match": "*" },
        { "if-modified-since": day },
        { "if-none-match": tag, "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }
      ]) {
        const again = yield* ask(latest, headers)
        assert.deepStrictEqual([again.status, again.text], [304, ""], JSON.stringify(headers))
        for (const name of ["etag", "last-modified", "cache-control", "vary", "access-control-allow-origin"])
          assert.strictEqual(again.headers.get(name), answer.headers.get(name), name)
      }
      for (const headers of [
        { "if-none-match": '"other"' },
        { "if-none-match": '"other"', "if-modified-since": day },
        { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
        { "if-modified-since": "yesterday" }
      ])
        assert.strictEqual((yield* ask(latest, headers)).status, 200, JSON.stringify(headers))
      // a response with different content has a different tag
      assert.notStrictEqual((yield* ask(`${pellets}?format=csv`)).headers.get("etag"), tag)
    })
  )

  it.effect("compressed if accepted, with a separate tag for each encoding", () =>
    Effect.gen(function* () {
      const { send } = yield* TestApi
      const plain = yield* ask(pellets)
      assert.isAbove(plain.text.length, 1_000)
      const pressed = yield* send(
        new Request(`http://localhost:4200${pellets}`, {
          headers: { host: "localhost:4200", "accept-encoding": "br" }
        })
      )
      assert.strictEqual(pressed.headers.get("content-encoding"), "br")
      assert.strictEqual(pressed.headers.get("vary"), "accept-encoding")
      assert.strictEqual(pressed.headers.get("etag"), plain.headers.get("etag")?.replace(/"$/u, '-br"'))
      const bytes = Buffer.from(yield* Effect.promise(() => pressed.arrayBuffer()))
      assert.isBelow(bytes.length, plain.text.length / 2)
      assert.strictEqual(brotliDecompressSync(bytes).toString(), plain.text)
    })
  )

  it.effect("to pages of every origin, refusals too, without a cookie read or set", () =>
    Effect.gen(function* () {
      const cookies = { cookie: "__Host-guest=made-up; locale=ch; __Host-access=x" }
      for (const path of [
        root,
        latest,
        `${pellets}?format=csv`,
        `${root}/fr/x`,
        `${pellets}?from=x`,
        "/api/open/x"
      ]) {
        const answer = yield* ask(path, { ...foreign, ...cookies })
        assert.strictEqual(answer.headers.get("access-control-allow-origin"), "*", path)
        assert.isNull(answer.headers.get("access-control-allow-credentials"))
        assert.deepStrictEqual(answer.headers.getSetCookie(), [])
        assert.strictEqual(answer.text, (yield* ask(path)).text, path)
        assert.strictEqual(
          answer.headers.get("link"),
          '<https://creativecommons.org/licenses/by/4.0/>; rel="license"'
        )
      }
    })
  )

  it.effect("after a preflight request, for GET and HEAD only", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const asked = yield* guest.call("OPTIONS", latest, undefined, {
        headers: { ...foreign, "access-control-request-method": "GET" }
      })
      assert.strictEqual(asked.status, 204)
      assert.strictEqual(asked.headers.get("access-control-allow-origin"), "*")
      assert.strictEqual(asked.headers.get("access-control-allow-methods"), "GET, HEAD")
      const head = yield* guest.call("HEAD", latest)
      assert.deepStrictEqual([head.status, head.text], [200, ""])
      assert.strictEqual(head.headers.get("etag"), (yield* guest.get(latest)).headers.get("etag"))
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        assert.strictEqual((yield* guest.call(method, latest, "{}")).status, 404, method)
    })
  )

  it.effect("and no other call answers pages of another origin", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const others = operations.filter(({ id }) => !id.startsWith("openData."))
      assert.isAbove(others.length, 90)
      for (const { id, method, path } of others) {
        const address = path.replaceAll(/\{[^}]*\}/gu, "1")
        for (const how of [method, "OPTIONS"]) {
          const body = how === "OPTIONS" || how === "GET" ? undefined : "{}"
          const answer = yield* guest.call(how, address, body, {
            headers: {
              ...foreign,
              "content-type": "application/json",
              "access-control-request-method": method
            }
          })
          for (const name of answer.headers.keys()) assert.notMatch(name, /^access-control-/u, `${how} ${id}`)
        }
      }
      for (const path of ["/api/opened/x", "/api/nothing", "/health"])
        assert.isNull(
          (yield* guest.get(path, { headers: foreign })).headers.get("access-control-allow-origin")
        )
    })
  )

  it.effect("up to a limit per network, and then when to come again", () =>
    Effect.gen(function* () {
      const few = { ...limits, openData: { ...limits.openData, name: "openDataTest", perNetwork: 2 } }
      const answers = yield* Effect.forEach([latest, root, latest], (path) => ask(path, foreign)).pipe(
        Effect.provideService(Limits, few)
      )
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [200, 200, 429]
      )
      const [, , refused] = answers
      assert.strictEqual(refused && readRefusal(refused).code, "TooManyRequests")
      assert.isAtMost(Number(refused?.headers.get("retry-after")), 600)
      assert.isAtLeast(Number(refused?.headers.get("retry-after")), 1)
      assert.strictEqual(refused?.headers.get("access-control-allow-origin"), "*")
      assert.strictEqual(refused?.headers.get("cache-control"), "no-store")
    })
  )
})
