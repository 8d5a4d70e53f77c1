import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openPages } from "../pages/pages.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { ensureContent } from "./ensure-content.ts"

interface Item {
  readonly Title: string
  readonly FilePath: string
  readonly ThumbnailUrl: string
}
interface Told {
  readonly Items: ReadonlyArray<Item & { readonly Content: ReadonlyArray<{ readonly Type: string }> }>
  readonly Related: ReadonlyArray<Item>
  readonly Total: number
  readonly Page: number
  readonly Size: number
}
interface Page {
  readonly Page?: {
    readonly Title: string
    readonly Description: string
    readonly Blocks: ReadonlyArray<{ readonly Id: string; readonly Type: string; readonly Rows?: unknown }>
  }
  readonly MovedTo?: string
}

layer(SampleApi, realTime)("content", (it) => {
  const ask = Effect.fnUntraced(function* (path: string, headers: Record<string, string> = {}) {
    return yield* (yield* visitor).get(`/api/site/${path}`, { headers })
  })
  const page = (path: string, countryId = 1) =>
    Effect.map(ask(`${countryId}/content/page?path=${encodeURIComponent(path)}`), ({ status, body }) => ({
      status,
      body: body as Page
    }))
  const rowsOf = (told: Page) => JSON.stringify(told.Page?.Blocks.find(({ Id }) => Id === "saetze")?.Rows)

  it.effect("lists what editors wrote for a country, and its news as RSS", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const host = "ch.localhost"
      const map = yield* get("/sitemap-inhalte.xml", { host })
      const addresses = [...map.body.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d</gu)].map(
        (match) => new URL(match[1] ?? "").pathname
      )
      assert.include(addresses, "/hackschnitzel")
      assert.include(addresses, "/news/artikel/co2-abgabe-schweiz")
      assert.notInclude(addresses, "/news/artikel/hackschnitzel-steuersatz", "it is Germany's")
      for (const path of addresses) {
        const page = yield* get(path, { host })
        assert.strictEqual(page.status, 200, path)
        assert.include(
          page.body.slice(0, page.body.indexOf("</head>")).match(/<link rel="canonical"[^>]*>/u)?.[0],
          `href="http://${host}:4200${path}"`
        )
        assert.notMatch(page.body, /<main[^ß]*ß[\s\S]*<\/main>/u, path)
        assert.notMatch(page.body, /<[^>]*\sstyle="/u, path)
      }
      const sisters = (page: { readonly body: string }) =>
        page.body.match(/rel="alternate" hreflang/giu)?.length
      assert.strictEqual(sisters(yield* get("/news/artikel/co2-abgabe-schweiz", { host })), 1)
      assert.strictEqual(sisters(yield* get("/hackschnitzel", { host })), 3)
      const feed = yield* get("/news/rss.xml", { host })
      assert.include(String(feed.headers["content-type"]), "application/rss+xml")
      assert.include(feed.body, `<link>http://${host}:4200/news/artikel/co2-abgabe-schweiz</link>`)
      assert.isAtLeast(feed.body.split("<item>").length, 15)
    })
  )

  it.effect("lists the news of each country in pages of three, the newest first", () =>
    Effect.gen(function* () {
      const first = (yield* ask("1/news-articles")).body as Told
      assert.deepInclude(first, { Page: 1, Size: 3 })
      assert.strictEqual(first.Items.length, 3)
      assert.isAtLeast(first.Total, 15)
      const second = (yield* ask("1/news-articles?page=2&size=2")).body as Told
      assert.strictEqual(second.Items[0]?.FilePath, first.Items[2]?.FilePath)
      const all = JSON.stringify((yield* ask("3/news-articles?size=50")).body)
      assert.include(all, "/news/artikel/co2-abgabe-schweiz")
      assert.notInclude(all, "hackschnitzel-steuersatz")
      assert.notInclude(all, "ß")
      assert.include(all, "/bilder/heizmarkt.svg", "an article without a picture has the fallback")
    })
  )

  it.effect("finds an article by its path or last segment, and answers 404 if there is none", () =>
    Effect.gen(function* () {
      const featured = (yield* ask("1/news-articles/featured")).body as Item
      for (const path of [featured.FilePath, featured.FilePath.split("/").at(-1)]) {
        const { Items, Related } = (yield* ask(`1/news-articles/detail?path=${path}`)).body as Told
        assert.strictEqual(Items[0]?.Title, featured.Title)
        assert.isNotEmpty(Items[0]?.Content ?? [])
        assert.strictEqual(Related.length, 3)
      }
      assert.strictEqual((yield* ask("1/news-articles/detail?path=nirgends")).status, 404)
      assert.strictEqual((yield* ask("2/news-articles/detail?path=hackschnitzel-steuersatz")).status, 404)
    })
  )

  it.effect("answers 304 to a client that has the newest version", () =>
    Effect.gen(function* () {
      const { headers } = yield* ask("1/news-articles")
      const tag = headers.get("etag") ?? ""
      assert.match(tag, /^".+"$/u)
      assert.strictEqual((yield* ask("1/news-articles", { "if-none-match": tag })).status, 304)
    })
  )

  it.effect("shows a page in the words of the country", () =>
    Effect.gen(function* () {
      const path = "/info-center/steuer-und-co2"
      const [germany, austria, switzerland] = yield* Effect.all([page(path), page(path, 2), page(path, 3)])
      assert.include(rowsOf(germany.body), "19 Prozent")
      assert.include(rowsOf(austria.body), "13 Prozent")
      assert.include(rowsOf(switzerland.body), "8,1 Prozent")
      assert.include(switzerland.body.Page?.Description, "Mehrwertsteuer")
      assert.strictEqual((yield* page("/nirgends")).status, 404)
      assert.strictEqual((yield* page("/news/artikel/pelletpreis-im-winter")).status, 404)
    })
  )

  it.effect("shows a change at once, hides hostile blocks, and does not change edited pages", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const path = "/diesel"
      const kinds = Effect.map(page(path), ({ body }) => body.Page?.Blocks.map(({ Type }) => Type))
      assert.include((yield* kinds) ?? [], "bestPrice")
      const hostile = [
        { id: "a", type: "script", text: "alert(1)" },
        {
          id: "b",
          type: "picture",
          picture: { src: "https://evil.example/x.svg", alt: "", width: 1, height: 1 }
        },
        {
          id: "c",
          type: "text",
          text: {
            type: "doc",
            content: [
              { type: "iframe", attrs: { src: "//evil.example" } },
              {
                type: "paragraph",
                content: [
                  {
                    type: "text",
                    text: "harmlos",
                    marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }]
                  }
                ]
              }
            ]
          }
        }
      ]
      const version = { title: "Neu", teaser: "t", seoTitle: "s", description: "d", blocks: hostile }
      yield* sql.withTransaction(
        Effect.gen(function* () {
          const [row] = yield* sql<{ readonly id: number }>`
            update content_page set published_version = 2, is_edited = true where path = ${path} returning id`
          yield* sql`insert into content_version (page_id, number, content, written_by)
            values (${row?.id ?? 0}, 2, ${JSON.stringify(version)}::jsonb, 'test')`
        })
      )
      // the database notification has not arrived yet
      const changed = yield* Effect.repeat(page(path), {
        until: ({ body }) => body.Page?.Title === "Neu",
        times: 200
      })
      assert.deepStrictEqual(changed.body.Page?.Blocks, [
        {
          Id: "c",
          Type: "text",
          Text: {
            type: "doc",
            content: [{ type: "paragraph", content: [{ type: "text", text: "harmlos" }] }]
          }
        }
      ] as never)

      const versions = sql<{ readonly count: number }>`select count(*)::int as count from content_version`
      const before = yield* versions
      yield* ensureContent
      assert.deepStrictEqual(yield* versions, before, "what is there already is written once")
      assert.strictEqual((yield* page(path)).body.Page?.Title, "Neu")
    })
  )

  it.effect("redirects from a page's former address, and hides a page when it expires", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into content_redirect (from_path, to_path) values ('/oel', '/heizoel')`
      yield* sql`update content_page set expires_at = now() where path = '/info-center/sparsam-heizen'`
      const moved = yield* Effect.repeat(page("/oel"), { until: ({ status }) => status === 200, times: 200 })
      assert.deepStrictEqual(moved.body, { MovedTo: "/heizoel" })
      const { get } = yield* openPages()
      const sent = yield* get("/at/oel")
      assert.deepStrictEqual([sent.status, sent.headers.location], [301, "/at/heizoel"])
      const tracked = yield* get("/at/oel?utm_source=brief")
      assert.strictEqual(tracked.headers.location, "/at/heizoel?utm_source=brief")
      // articles have a route of their own
      yield* sql`
        insert into content_redirect (from_path, to_path)
        values ('/news/artikel/alter-name', '/news/artikel/lose-oder-sack')`
      const former = "/news/artikel/alter-name"
      yield* Effect.repeat(page(former), { until: ({ status }) => status === 200, times: 200 })
      const article = yield* get(`/ch${former}`)
      assert.deepStrictEqual(
        [article.status, article.headers.location],
        [301, "/ch/news/artikel/lose-oder-sack"]
      )
      assert.strictEqual((yield* get("/news/artikel/nie-gewesen")).status, 404)
      assert.strictEqual((yield* page("/info-center/sparsam-heizen")).status, 404)
      assert.notInclude(JSON.stringify((yield* ask("1/content/guides")).body), "sparsam-heizen")
      assert.notInclude(JSON.stringify((yield* ask("1/content/all")).body), "sparsam-heizen")
    })
  )
})
