import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { openPages } from "./pages.test-support.ts"

/** Asserts that a page has one description for search results, neither too short nor too long. */
const assertDescribed = (body: string, address: string) => {
  const described = [...body.matchAll(/<meta name="description" content="([^"]*)"/gu)]
  assert.strictEqual(described.length, 1, address)
  const { length } = described[0]?.[1] ?? ""
  assert.isTrue(length >= 50 && length <= 200, `${length} characters describe ${address}`)
}

type Told = Readonly<Record<string, unknown>>

/** Returns the structured data of a page. */
const toldIn = (body: string): ReadonlyArray<Told> =>
  [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
    ([, text = ""]) => JSON.parse(text) as Told
  )

type Pages = Effect.Success<ReturnType<typeof openPages>>

/** Returns the structured data of a page of Austria. */
const told = (get: Pages["get"], path: string) =>
  Effect.map(get(path, { host: "at.localhost" }), ({ body }) => toldIn(body))

/** Returns the names of the steps of a breadcrumb. */
const namesIn = (trail: Told) =>
  (trail["itemListElement"] as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name)

layer(SampleApi, realTime)("crawlers", (it) => {
  it.effect("get by locale the allowed paths and the existing pages", () =>
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
        assertDescribed(page.body, address)
      }
    })
  )

  it.effect("get the contact for security reports, on each host (rule safety.contact)", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const host of ["localhost", "de.localhost", "at.localhost", "ch.localhost"]) {
        const { status, headers, body } = yield* get("/.well-known/security.txt", { host })
        assert.strictEqual(status, 200, host)
        assert.strictEqual(headers["content-type"], "text/plain; charset=utf-8")
        assert.match(body, /^Contact: mailto:[^@\s]+@[^@\s]+$/mu)
        const days = (Date.parse(/^Expires: (\S+)$/mu.exec(body)?.[1] ?? "") - Date.now()) / 86_400_000
        assert.isTrue(days > 170 && days < 365, `${days} days`)
      }
      // the file exists only at the root of a host, as RFC 9116 requires
      const other = yield* get("/at/.well-known/security.txt.asc")
      assert.strictEqual(other.status, 404)
    })
  )

  it.effect("find a description of each dealer and of the reviews", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { body } = yield* get("/sitemap-haendler.xml")
      const dealer = /<loc>https?:\/\/[^/]+(\/[^<]*\/(\d{6,}))<\/loc>/u.exec(body)
      for (const path of [dealer?.[1] ?? "", `/bewertungen/${dealer?.[2]}`]) {
        const page = yield* get(path)
        assert.strictEqual(page.status, 200, path)
        assertDescribed(page.body, path)
      }
    })
  )

  it.effect("find every price page of a place, each in its own country", () =>
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

  it.effect("find location, questions and prices of a place's page as structured data", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { body } = yield* get("/pelletpreise/bayern/80331")
      const things = toldIn(body)
      assert.deepStrictEqual(
        things.map((each) => each["@type"]),
        ["BreadcrumbList", "FAQPage", "Product"]
      )
      const [trail = {}, questions = {}, product = {}] = things
      assert.deepStrictEqual(namesIn(trail), ["Pelletpreise", "Bayern", "80331 München"])
      const { offers } = product as {
        readonly offers: { readonly lowPrice: string; readonly offerCount: number }
      }
      assert.isAbove(offers.offerCount, 1)
      // the lowest price is the price that the page shows first
      const [euros, cents] = offers.lowPrice.split(".")
      assert.include(body, `${euros},${cents}`)
      for (const { name } of questions["mainEntity"] as ReadonlyArray<{ readonly name: string }>)
        assert.include(body, `${name}</summary>`)
    })
  )

  it.effect("get breadcrumbs of price pages, and datasets only of the prices that the shop publishes", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const typesOf = (things: ReadonlyArray<Told>) => things.map((each) => each["@type"])
      const pellets = yield* told(get, "/charts/pellets")
      assert.deepStrictEqual(typesOf(pellets), ["BreadcrumbList", "Dataset"])
      const [trail = {}, dataset = {}] = pellets
      assert.deepStrictEqual(namesIn(trail), ["Pelletpreise", "Pelletpreis"])
      assert.deepInclude(dataset, {
        name: "Preis für Holzpellets lose, Österreich",
        url: "http://at.localhost:4200/charts/pellets",
        license: "https://creativecommons.org/licenses/by/4.0/",
        description: "Beispieldaten: Diese Preise sind erfunden und zeigen, wie der Marktplatz arbeitet.",
        temporalCoverage: "2025-10-16/..",
        dateModified: "2026-01-14"
      })
      const [file] = dataset["distribution"] as ReadonlyArray<{ readonly contentUrl: string }>
      assert.strictEqual(
        file?.contentUrl,
        "http://at.localhost:4200/api/open/prices/at/loose-pellets?format=csv"
      )
      const overview = yield* told(get, "/pelletpreise")
      assert.deepStrictEqual(typesOf(overview), ["FAQPage", "Dataset"])
      assert.strictEqual(overview[1]?.["url"], "http://at.localhost:4200/pelletpreise")
      const oil = yield* told(get, "/charts/heizoel")
      assert.deepInclude(oil[1], { name: "Preis für Heizöl, Österreich" })
      // market quotations are not the shop's own prices, so the page has only a breadcrumb
      const crude = yield* told(get, "/charts/rohoel")
      assert.deepStrictEqual(typesOf(crude), ["BreadcrumbList"])
      assert.deepStrictEqual(namesIn(crude[0] ?? {}), ["Pelletpreise", "Rohölpreis"])
    })
  )

  it.effect("are redirected from wrong addresses of places to a page that exists", () =>
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
      // a redirect keeps the chart settings of the address, even if the federal state is spelled differently
      const chart = yield* get("/pelletpreise/Th%C3%BCringen?zeitraum=5&vergleich=23&sonst=1")
      assert.deepStrictEqual(
        [chart.status, chart.headers["location"]],
        [301, "/pelletpreise/thueringen?zeitraum=5&vergleich=23"]
      )
      for (const [state, status, path] of [
        ["Th%C3%BCringen", 301, "/thueringen"],
        ["thu%CC%88ringen", 301, "/thueringen"],
        ["atlantis", 302, ""]
      ] as const) {
        const list = yield* get(`/holzpellethaendler/${state}`)
        assert.deepStrictEqual(
          [list.status, list.headers["location"]],
          [status, `/holzpellethaendler${path}`]
        )
      }
    })
  )

  it.effect("find an icon, and built files that may be cached forever", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const icon = yield* get("/favicon.svg")
      assert.strictEqual(icon.headers["content-type"], "image/svg+xml; charset=utf-8")
      assert.include(icon.headers["content-security-policy"], "frame-ancestors 'none'")
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
