import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages, type PageAnswer } from "./pages.test-support.ts"

const offersAt = Effect.map(
  servedPlace,
  ({ zipCode }) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`
)

/** Returns the page without the parts that differ between renderings: the times at which data was loaded. */
const still = ({ body }: PageAnswer) =>
  body.replaceAll(/\bu:\d{13}/gu, "u:0").replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/gu, "moment")

const poison: ReadonlyArray<Readonly<Record<string, string>>> = [
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "http", "x-forwarded-port": "1" },
  { forwarded: "host=evil.example" },
  { "x-original-url": "/evil", "x-rewrite-url": "/evil" },
  { "accept-language": "fr-FR,fr;q=0.9,<script>" },
  { cookie: 'locale="><script>alert(1)</script>; seed=1; __proto__=1' },
  { "user-agent": "<script>alert(1)</script>", referer: "https://evil.example/" }
]

layer(SampleApi, realTime)("the page cache", (it) => {
  describe("a request with malicious content", () => {
    it.effect("does not change the page that others get, compared with a cold server", () =>
      Effect.gen(function* () {
        const list = yield* offersAt
        const cold = yield* openPages()
        const clean = { home: still(yield* cold.get("/")), list: still(yield* cold.get(list)) }
        for (const headers of poison) {
          const server = yield* openPages()
          yield* server.get("/", headers)
          yield* server.get(list, headers)
          assert.isTrue(still(yield* server.get("/")) === clean.home, JSON.stringify(headers))
          assert.isTrue(still(yield* server.get(list)) === clean.list, JSON.stringify(headers))
        }
      })
    )

    it.effect("shares one page among all equivalent queries, without their unknown parts", () =>
      Effect.gen(function* () {
        const list = yield* offersAt
        const { get } = yield* openPages()
        const clean = yield* get(list)
        const junk = ["utm_source=evil", "gclid=1", "x=%3Cscript%3E", "__proto__=1", "zipCode=99999", "a[]=1"]
        for (const part of junk) {
          const page = yield* get(`${list}&${part}`)
          assert.strictEqual(page.headers.etag, clean.headers.etag, part)
        }
        const reversed = list.replace(/\?(.*)&(.*)$/u, "?$2&$1")
        assert.strictEqual((yield* get(reversed)).headers.etag, clean.headers.etag)
      })
    )

    it.effect("is refused if it names a foreign host, or two", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const host of ["evil.example", "localhost.evil.example", "a/..<x>"]) {
          assert.strictEqual((yield* get("/", { host })).status, 421, host)
        }
      })
    )
  })

  describe("locales", () => {
    const pages = [
      { path: "/", headers: { host: "de.localhost" }, lang: "de-DE" },
      { path: "/", headers: { host: "at.localhost" }, lang: "de-AT" },
      { path: "/", headers: { host: "ch.localhost" }, lang: "de-CH" },
      { path: "/at", headers: {}, lang: "de-AT" },
      { path: "/ch", headers: {}, lang: "de-CH" },
      { path: "/de", headers: { "accept-language": "de-AT" }, lang: "de-DE" },
      { path: "/", headers: { "accept-language": "de-CH,de;q=0.9" }, lang: "de-CH" },
      { path: "/", headers: { "accept-language": "de" }, lang: "de-DE" },
      { path: "/", headers: { cookie: "locale=de-AT" }, lang: "de-AT" },
      {
        path: "/",
        headers: { host: "de.localhost", "accept-language": "de-AT", cookie: "locale=ch" },
        lang: "de-DE"
      },
      { path: "/at/impressum", headers: {}, lang: "de-AT" },
      { path: "/impressum", headers: { host: "ch.localhost" }, lang: "de-CH" }
    ] as const

    it.effect("are never mixed, however the requests come in", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const wishes = Array.from({ length: 8 }, () => pages).flat()
        const answers = yield* Effect.all(
          wishes.map(({ path, headers }) => get(path, headers)),
          { concurrency: 16 }
        )
        for (const [index, wish] of wishes.entries()) {
          const body = answers[index]?.body ?? ""
          assert.strictEqual(/<html lang="([^"]*)"/u.exec(body)?.[1], wish.lang, JSON.stringify(wish))
          assert.strictEqual(
            /"locale":"([^"]*)"/u.exec(body)?.[1],
            { "de-DE": "de", "de-AT": "de-AT", "de-CH": "ch" }[wish.lang]
          )
        }
      })
    )

    it.effect("have their own canonical address without a prefix, and name their counterparts", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const { body } = yield* get("/at/agb", { host: "localhost" })
        assert.include(body, '<link rel="canonical" href="http://at.localhost:4200/agb"/>')
        for (const [lang, host] of [
          ["de-DE", "de"],
          ["de-AT", "at"],
          ["de-CH", "ch"]
        ])
          assert.include(body, `hrefLang="${lang}" href="http://${host}.localhost:4200/agb"`)
        assert.include((yield* get("/")).body, '<link rel="canonical" href="http://de.localhost:4200"/>')
        assert.strictEqual((yield* get("/at", { host: "de.localhost" })).status, 404)
      })
    )

    it.effect("use the Swiss ss and the Austrian January", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const swiss = yield* get("/ch/agb")
        const withoutData = swiss.body.replaceAll(/<script[\s\S]*?<\/script>/gu, "")
        assert.notInclude(withoutData.replaceAll(/<address[\s\S]*?<\/address>/gu, ""), "ß")
      })
    )
  })

  describe("a page from the cache", () => {
    it.effect("is compressed as the browser accepts it, and not sent twice", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const plain = yield* get("/")
        const pressed = yield* get("/", { "accept-encoding": "gzip, br" })
        assert.strictEqual(plain.headers["content-encoding"], undefined)
        assert.strictEqual(pressed.headers["content-encoding"], "br")
        assert.include(String(pressed.headers.vary), "accept-encoding")
        const again = yield* get("/", { "if-none-match": String(plain.headers.etag) })
        assert.strictEqual(again.status, 304)
        assert.strictEqual(again.body, "")
      })
    )

    it.effect("is dropped when prices change", () =>
      Effect.gen(function* () {
        const list = yield* offersAt
        const { get, drop } = yield* openPages()
        const before = (yield* get(list)).headers.etag
        assert.strictEqual((yield* get(list)).headers.etag, before)
        drop()
        assert.notStrictEqual((yield* get(list)).headers.etag, before)
      })
    )

    it.effect("depends on the language only if the address does not name it", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        assert.include(String((yield* get("/")).headers.vary), "accept-language")
        assert.notInclude(String((yield* get("/at")).headers.vary), "accept-language")
        assert.notInclude(String((yield* get("/", { host: "ch.localhost" })).headers.vary), "cookie")
      })
    )
  })
})
