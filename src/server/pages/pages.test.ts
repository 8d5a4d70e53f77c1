import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages, type PageAnswer } from "./pages.test-support.ts"

const offersAt = Effect.map(
  servedPlace,
  ({ zipCode }) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`
)

const titleOf = ({ body }: PageAnswer) => /<title>([^<]*)<\/title>/u.exec(body)?.[1]

const inline = (body: string, tag: "script" | "style") =>
  [
    ...body.matchAll(
      new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|application/(?:ld\\+)?json))[^>]*>([\\s\\S]*?)</${tag}>`, "gu")
    )
  ].map((match) => match[1] ?? "")

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const policyOf = (page: PageAnswer) => String(page.headers["content-security-policy"])

layer(SampleApi, realTime)("rendered pages", (it) => {
  describe("a document", () => {
    it.effect("is whole without a script and carries nothing of the router", () =>
      Effect.gen(function* () {
        const { get, failures } = yield* openPages()
        const page = yield* get("/")
        assert.strictEqual(page.status, 200)
        assert.match(page.body, /^<!DOCTYPE html><html lang="de-DE">/u)
        const form = /<form[^>]*>/u.exec(page.body)?.[0] ?? ""
        assert.include(form, 'method="get"')
        assert.include(form, 'action="/holzpellets-lose/angebotsliste"')
        assert.match(page.body, /data-island="calculator\/SimpleCalculator"/u)
        assert.notInclude(page.body, "$_TSR")
        assert.notMatch(page.body, /entry-app[^"]*\.js/u)
        assert.include(page.body, "entry-document")
        assert.deepStrictEqual(failures, [])
      })
    )
  })

  describe("an app page", () => {
    it.effect("shows the offers before any script and starts the router after the paint", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const page = yield* get(yield* offersAt)
        assert.strictEqual(page.status, 200)
        assert.match(page.body, /\$_TSR\.router=/u)
        assert.match(page.body, /entry-app/u)
        assert.match(page.body, /largest-contentful-paint/u)
        assert.match(page.body, /<article/u)
        assert.notInclude(page.body, "<!--$!-->")
      })
    )
  })

  describe("the policy of a cached page", () => {
    it.effect("names every script and style that stands in it by hash, and no nonce", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const path of ["/", yield* offersAt, "/impressum"]) {
          const page = yield* get(path)
          const scripts = inline(page.body, "script")
          const styles = inline(page.body, "style")
          assert.isAbove(scripts.length, 0)
          assert.isAbove(styles.length, 0)
          for (const text of [...scripts, ...styles]) assert.include(policyOf(page), hashOf(text))
          assert.strictEqual(policyOf(page).split("'sha256-").length - 1, scripts.length + styles.length)
          assert.notInclude(page.body, "nonce")
          assert.notMatch(page.body, /<[^>]*\sstyle="/u)
          assert.notMatch(policyOf(page), /nonce|unsafe/u)
        }
      })
    )

    it.effect("gives a personal page a nonce of its own and forbids to keep it", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const nonces = new Set<string>()
        for (let round = 0; round < 3; round++) {
          const page = yield* get("/holzpellets-lose/bestellung")
          const nonce = /'nonce-([^']+)'/u.exec(policyOf(page))?.[1] ?? ""
          nonces.add(nonce)
          assert.include(page.body, `nonce="${nonce}"`)
          assert.strictEqual(page.headers["cache-control"], "private, no-store")
          assert.notInclude(policyOf(page), "sha256")
        }
        assert.strictEqual(nonces.size, 3)
      })
    )
  })

  describe("what is not there", () => {
    it.effect("is answered by the error page with its status, and found by no search", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const path of ["/nirgends", "/at/nirgends", "/braunkohle/angebotsliste"]) {
          const page = yield* get(path)
          assert.strictEqual(page.status, 404, path)
          assert.strictEqual(titleOf(page), "Fehler 404")
          assert.include(page.body, "Die angeforderte Seite existiert nicht")
          assert.include(page.body, "This page could not be found")
          assert.include(page.body, 'content="noindex"')
          assert.notInclude(page.body, 'rel="canonical"')
        }
      })
    )

    it.effect("is plain for scripts of an older build, and says of addresses that are none what to do", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        assert.strictEqual((yield* get("/assets/gone.js")).status, 404)
        assert.strictEqual((yield* get("/..%2f..%2fetc/passwd")).status, 404)
        for (const path of [
          "//evil.example/",
          "/%zz",
          `/holzpellets-lose/angebotsliste?x=${"a".repeat(2001)}`
        ]) {
          const page = yield* get(path)
          assert.deepStrictEqual([page.status, titleOf(page)], [400, "Fehler 400"], path)
          assert.include(page.body, "Diese Adresse ist zu lang oder nicht vollständig")
          // nobody is told of it as of a failure, and nothing of the address is left
          assert.notMatch(page.body, /data-error-status|aaaa|evil/u)
        }
      })
    )
  })

  describe("what fails while a page is rendered", () => {
    it.effect("is told, and answered by the error page", () =>
      Effect.gen(function* () {
        const { get, failures } = yield* openPages(() => () => Promise.resolve(Response.json([null])))
        const page = yield* get("/")
        assert.strictEqual(page.status, 500)
        assert.strictEqual(titleOf(page), "Fehler 500")
        assert.include(page.body, "Da ist leider etwas schiefgelaufen")
        assert.strictEqual(failures.length, 1)
        assert.strictEqual((yield* get("/impressum")).status, 200)
      })
    )

    it.effect("is not kept when the API gave no answer", () =>
      Effect.gen(function* () {
        let down = true
        const { get } = yield* openPages(
          (callApi) => (request, caller) =>
            down ? Promise.resolve(new Response(null, { status: 503 })) : callApi(request, caller)
        )
        const without = yield* get("/")
        assert.strictEqual(without.status, 200)
        down = false
        const whole = yield* get("/")
        assert.isAbove(whole.body.length, without.body.length)
      })
    )
  })

  describe("what crawlers ask", () => {
    it.effect("is told by locale: what they may read and which pages there are", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const robots = yield* get("/robots.txt", { host: "at.localhost" })
        assert.include(robots.body, "Sitemap: http://at.localhost:4200/sitemap.xml")
        assert.include(robots.body, "Disallow: /*/bestellung/")
        assert.include(robots.body, "Disallow: /api/\nAllow: /api/open/")
        const map = yield* get("/sitemap-seiten.xml", { host: "at.localhost" })
        const addresses = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map((match) => match[1] ?? "")
        assert.isAbove(addresses.length, 10)
        for (const address of addresses) {
          const { origin, pathname, host } = new URL(address)
          assert.strictEqual(origin, "http://at.localhost:4200")
          const page = yield* get(pathname, { host })
          assert.strictEqual(page.status, 200, address)
          assert.include(page.body, `<link rel="canonical" href="${address}"/>`)
        }
      })
    )

    it.effect("lists every price page of a place, each of its own country", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const addressesOf = (body: string) =>
          [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map((match) => match[1] ?? "")
        const index = yield* get("/sitemap.xml", { host: "at.localhost" })
        assert.deepStrictEqual(addressesOf(index.body), [
          "http://at.localhost:4200/sitemap-seiten.xml",
          "http://at.localhost:4200/sitemap-orte.xml",
          "http://at.localhost:4200/sitemap-haendler.xml",
          "http://at.localhost:4200/sitemap-inhalte.xml"
        ])
        assert.include(index.body, "<lastmod>2026-01-14</lastmod>")
        const places = yield* get("/sitemap-orte.xml", { host: "at.localhost" })
        const addresses = addressesOf(places.body)
        assert.isAbove(addresses.length, 2500)
        for (const address of addresses.filter((_, index) => index % 250 === 0)) {
          const { pathname, host } = new URL(address)
          const page = yield* get(pathname, { host })
          assert.strictEqual(page.status, 200, address)
          assert.include(page.body, `<link rel="canonical" href="${address}"/>`)
          assert.strictEqual(page.body.match(/rel="alternate"/gu)?.length, 1)
        }
      })
    )

    it.effect("tells of a place's page where it lies, what it answers and what its dealers take", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const { body } = yield* get("/pelletpreise/bayern/80331")
        const told = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
          ([, text = ""]) => JSON.parse(text) as Readonly<Record<string, unknown>>
        )
        assert.deepStrictEqual(
          told.map((each) => each["@type"]),
          ["BreadcrumbList", "FAQPage", "Product"]
        )
        const [trail = {}, questions = {}, product = {}] = told
        assert.deepStrictEqual(
          (trail["itemListElement"] as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name),
          ["Pelletpreise", "Bayern", "80331 München"]
        )
        const { offers } = product as {
          readonly offers: { readonly lowPrice: string; readonly offerCount: number }
        }
        assert.isAbove(offers.offerCount, 1)
        // the price that the page shows first
        const [euros, cents] = offers.lowPrice.split(".")
        assert.include(body, `${euros},${cents}`)
        for (const { name } of questions["mainEntity"] as ReadonlyArray<{ readonly name: string }>)
          assert.include(body, `${name}</summary>`)
      })
    )

    it.effect("leads wrong addresses of places to a page that exists", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const wrong = [
          "hessen/80331",
          "Bayern",
          "bayern/muenchen/80331",
          "th%C3%BCringen",
          "bayern/nuernberg",
          "bayern/00000",
          "bayern/x/y",
          "x",
          "x/80331",
          "x/y/z",
          "%00",
          "bayern/%2F",
          "bayern/80331/80333",
          "<script>",
          "bayern/..%2f",
          "a".repeat(300),
          "bayern/80331%20",
          "bayern/%F0%9F%94%A5",
          "80331"
        ]
        for (const path of wrong) {
          let page = yield* get(`/pelletpreise/${path}`)
          for (let hops = 0; hops < 2 && page.status >= 301 && page.status <= 308; hops++)
            page = yield* get(page.headers["location"] ?? "/none")
          assert.strictEqual(page.status, 200, path)
        }
        const right = yield* get("/pelletpreise/hessen/80331")
        assert.deepStrictEqual([right.status, right.headers["location"]], [301, "/pelletpreise/bayern/80331"])
        const next = yield* get("/pelletpreise/bayern/00000")
        assert.deepStrictEqual([next.status, next.headers["location"]], [302, "/pelletpreise/bayern"])
      })
    )

    it.effect("finds an icon, and built files that may be kept for ever", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const icon = yield* get("/favicon.svg")
        assert.strictEqual(icon.headers["content-type"], "image/svg+xml")
        const script = /\/assets\/entry-document-[^"]+\.js/u.exec((yield* get("/")).body)?.[0] ?? ""
        const plain = yield* get(script)
        const pressed = yield* get(script, { "accept-encoding": "br;q=1, gzip" })
        assert.strictEqual(plain.status, 200)
        assert.strictEqual(plain.headers["cache-control"], "public, max-age=31536000, immutable")
        assert.strictEqual(pressed.headers["content-encoding"], "br")
        assert.isBelow(Number(pressed.headers["content-length"]), Number(plain.headers["content-length"]))
      })
    )
  })

  describe("a redirect", () => {
    it.effect("stays on the host", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const answer = yield* get("/agb/")
        assert.oneOf(answer.status, [301, 307, 308])
        assert.strictEqual(answer.headers.location, "/agb")
      })
    )
  })
})
