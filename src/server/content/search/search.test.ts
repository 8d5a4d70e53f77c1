import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { limits, Limits } from "../../http/rate-limits.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { correctedWords, findPages } from "./find-pages.ts"
import { forgetWords, indexPages, rememberWords } from "./index-pages.ts"

interface Told {
  readonly Items: ReadonlyArray<{
    readonly Kind: string
    readonly Path: string
    readonly Title: string
    readonly Teaser: string
  }>
  readonly Total: number
  readonly Corrected?: string
  readonly IsLoose: boolean
}

layer(SampleApi, realTime)("the search", (it) => {
  const answerTo = Effect.fnUntraced(function* (q: string, { countryId = 1, page = 1 } = {}) {
    const query = new URLSearchParams({ q, page: String(page) })
    return yield* (yield* visitor).get(`/api/site/${countryId}/search?${query}`)
  })
  const find = (q: string, at?: { readonly countryId?: number; readonly page?: number }) =>
    Effect.map(answerTo(q, at), ({ body }) => body as Told)
  const paths = ({ Items }: Told) => Items.map(({ Path }) => Path)

  it.effect("finds pages by stems and beginnings, the best first, however umlauts are written", () =>
    Effect.gen(function* () {
      const stored = yield* find("Pellets richtig lagern")
      assert.include(stored.Items[0]?.Path, "lager", JSON.stringify(stored))
      assert.isFalse(stored.IsLoose)
      const [one, other] = [yield* find("Heizöl"), yield* find("heizoel")]
      assert.isAbove(one.Total, 3)
      assert.deepStrictEqual(paths(one), paths(other))
      const second = yield* find("Pellets", { page: 2 })
      const first = yield* find("Pellets")
      assert.strictEqual(first.Items.length, 10)
      assert.isAbove(first.Total, 10)
      assert.isEmpty(paths(second).filter((path) => paths(first).includes(path)))
      assert.deepInclude(yield* find("Pellets", { page: 400 }), { Items: [], Total: first.Total })
    })
  )

  it.effect("ranks the newest of very many pages by match, and lists all the others by age", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const many = 500
      // page n is n hours old; every hundredth page contains the word three times, and page 450 has it in its title
      const added = sql`
        with page as (
          insert into content_page (kind, path, author, state, published_version, publish_at)
          select 'news', '/news/artikel/zirbe-' || n, 'Test', 'published', 1, now() - n * interval '1 hour'
          from generate_series(1, ${many}::int) n returning id, split_part(path, '-', 2)::int as n),
        version as (
          insert into content_version (page_id, number, content, written_by) select id, 1, '{}', 'Test' from page)
        insert into content_search (page_id, version, edition, countries, title, teaser, titled, words)
        select id, 1, 0, '{1,2,3}', n::text, '', to_tsvector('german', case when n = 450 then 'zirbe' else '' end),
          to_tsvector('german', case when n % 100 = 0 then 'zirbe zirbe zirbe' else 'zirbe harz holz' end) from page`
      const titlesFrom = (offset: number, size: number) =>
        Effect.map(
          findPages(1, ["zirbe"], { of: "all", offset, size, now: new Date().toISOString() }),
          ({ pages, total }) => [total, ...pages.map(({ title }) => Number(title))]
        )
      const told = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* added
          const taken = yield* Effect.all([
            titlesFrom(0, 6),
            titlesFrom(398, 5),
            titlesFrom(495, 10),
            titlesFrom(500, 5)
          ])
          yield* sql`delete from content_page where path like '/news/artikel/zirbe-%'`
          return taken
        })
      )
      assert.deepStrictEqual(told, [
        [many, 450, 100, 200, 300, 1, 2],
        [many, 398, 399, 400, 401, 402],
        [many, 496, 497, 498, 499, 500],
        [many]
      ])
    })
  )

  it.effect("corrects typing errors, and finds pages with some of the words if none has all", () =>
    Effect.gen(function* () {
      const meant = yield* find("Peletts lagren")
      assert.match(meant.Corrected ?? "", /^pellets lager/iu)
      assert.isAbove(meant.Total, 0)
      const town = yield* find("Ausgburg")
      assert.strictEqual(town.Corrected, "Augsburg")
      assert.strictEqual(town.Items[0]?.Kind, "Place")
      const loose = yield* find("Pellets Quantenphysik")
      assert.isTrue(loose.IsLoose && loose.Total > 0)
    })
  )

  it.effect("finds places by postal code and name, and dealers by their names", () =>
    Effect.gen(function* () {
      const byCode = yield* find("80331")
      assert.deepInclude(byCode.Items[0], { Kind: "Place", Path: "/pelletpreise/bayern/80331" })
      const within = yield* find("Pelletpreise Augsburg")
      assert.isTrue(within.Items.some(({ Kind, Title }) => Kind === "Place" && Title.endsWith("Augsburg")))
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number; readonly name: string }>`
        select id, name from dealer where country_id = 1 and state = 'active' order by id limit 1`
      const found = yield* find(dealer?.name ?? "")
      const item = found.Items.find(({ Kind }) => Kind === "Dealer")
      assert.strictEqual(item?.Title, dealer?.name)
      assert.match(item?.Path ?? "", new RegExp(`/${dealer?.id}$`, "u"))
    })
  )

  it.effect("names a paused dealer no longer, and again after the pause (rule dealer.states)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number; readonly name: string }>`
        select id, name from dealer where country_id = 1 and state = 'active' order by id limit 1`
      assert(dealer !== undefined)
      const isNamed = Effect.map(find(dealer.name), ({ Items }) =>
        Items.some(({ Path }) => Path.endsWith(`/${dealer.id}`))
      )
      for (const state of ["paused", "active"]) {
        yield* sql`update dealer set state = ${state} where id = ${dealer.id}`
        const until = performance.now() + 10_000
        while ((yield* isNamed) !== (state === "active") && performance.now() < until)
          yield* Effect.sleep("20 millis")
        assert.strictEqual(yield* isNamed, state === "active", state)
      }
    })
  )

  it.effect("shows each country its own pages, and each publication or withdrawal at once", () =>
    Effect.gen(function* () {
      assert.include(paths(yield* find("CO2-Abgabe", { countryId: 3 })), "/news/artikel/co2-abgabe-schweiz")
      assert.notInclude(paths(yield* find("CO2-Abgabe")), "/news/artikel/co2-abgabe-schweiz")
      assert.notInclude(JSON.stringify(yield* find("Heizöl", { countryId: 3 })), "ß")
      const sql = yield* SqlClient
      const path = "/news/artikel/co2-abgabe-schweiz"
      yield* sql`update content_page set state = 'ended' where path = ${path}`
      assert.notInclude(paths(yield* find("CO2-Abgabe", { countryId: 3 })), path)
      yield* sql`update content_page set state = 'published' where path = ${path}`
      yield* sql`
        with written as (
          insert into content_version (page_id, number, content, written_by)
          select page_id, 99, jsonb_set(content, '{title}', '"Wunderbriketts aus Birke"'), 'test'
          from content_version join content_page on id = page_id and number = published_version where path = ${path}
          returning page_id)
        update content_page set published_version = 99 from written where id = page_id`
      const eventually = (left: number): Effect.Effect<Told> =>
        Effect.gen(function* () {
          const told = yield* find("Wunderbriketts", { countryId: 3 })
          if (told.Total > 0 || left === 0) return told
          yield* Effect.sleep("50 millis")
          return yield* eventually(left - 1)
        }) as Effect.Effect<Told>
      assert.include(paths(yield* eventually(40)), path)
    })
  )

  it.effect("corrects a word once the last page that has it is ended or removed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const wrong = "Pelllets"
      const isKnown = Effect.map(
        sql`select from search_word where country_id = 0 and word = 'pelllets'`,
        ({ length }) => length > 0
      )
      const added = (path: string, state = "published") => sql`
        with page as (
          insert into content_page (kind, path, author, state, published_version, publish_at)
          values ('news', ${path}, 'Test', ${state}, 1, now()) returning id)
        insert into content_version (page_id, number, content, written_by)
        select id, 1, ${JSON.stringify({ title: wrong, teaser: "", seoTitle: "", description: "", blocks: [] })}::jsonb,
          'Test' from page`
      const [one, other] = ["/news/artikel/schreibfehler-eins", "/news/artikel/schreibfehler-zwei"]
      yield* added(one)
      yield* added(other)
      yield* indexPages
      assert.isTrue(yield* isKnown)
      yield* sql`update content_page set state = 'ended' where path = ${one}`
      yield* indexPages
      assert.isTrue(yield* isKnown, "another page still has the word")
      yield* sql`delete from content_page where path = ${other}`
      assert.isFalse(yield* isKnown)
      assert.isDefined(yield* correctedWords(1, ["pelllets"]))
      // a page that is shown again brings its words back
      yield* sql`update content_page set state = 'published' where path = ${one}`
      yield* indexPages
      assert.isUndefined(yield* correctedWords(1, ["pelllets"]))
      yield* sql`delete from content_page where path = ${one}`
    })
  )

  it.effect(
    "forgets the words of former places and dealers, but none that has been seen since yesterday",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const seen = (word: string, daysAgo: number) => sql`
        insert into search_word (country_id, word, spelled, seen_on)
        values (2, ${word}, ${word}, current_date - ${daysAgo}::int4)`
        const known = Effect.map(
          sql<{ readonly word: string }>`
          select word from search_word where country_id = 2 and word in ('altort', 'jungort', 'bleibort') order by word`,
          (rows) => rows.map(({ word }) => word)
        )
        yield* seen("altort", 2)
        yield* seen("jungort", 1)
        yield* seen("bleibort", 40)
        yield* rememberWords(2, new Map([["bleibort", "Bleibort"]]))
        yield* forgetWords(2)
        assert.deepStrictEqual(yield* known, ["bleibort", "jungort"])
        // the first search of a day without a result does the same, and keeps the words of all places and dealers
        yield* sql`update search_word set seen_on = current_date - 40 where country_id = 2`
        // a search waits for the words for a limited time
        for (let left = 10; left > 0 && (yield* known).length > 0; left--)
          yield* find("Insbruck", { countryId: 2 })
        assert.deepStrictEqual(yield* known, [])
        assert.strictEqual((yield* find("Insbruck", { countryId: 2 })).Corrected, "Innsbruck")
        assert.isUndefined(yield* correctedWords(2, ["innsbruck"]))
      })
  )

  it.effect("answers any input", () =>
    Effect.gen(function* () {
      const hostile = [
        "",
        " ",
        "a".repeat(10_000),
        "pellets ".repeat(1_200),
        "'",
        "\\'; drop table content_search; --",
        "& | ! : * ( ) <-> <2>",
        "pellets:* & !öl | (",
        "\u0001\u0007\u202e\u200bpellets\u2028",
        "%_\\",
        "der die das",
        "🔥🔥 ﷽ ｐｅｌｌｅｔｓ",
        "x".repeat(60) + " " + "y".repeat(60),
        "e\u0301".repeat(3_000)
      ]
      for (const q of hostile) {
        const { status, text } = yield* answerTo(q)
        assert.strictEqual(status, 200, `${q.slice(0, 40)}: ${text}`)
      }
      assert.strictEqual((yield* answerTo("\u0000")).status, 422)
      assert.strictEqual((yield* answerTo("\ud800")).status, 200)
    })
  )

  it.effect("counts searches without results by day, but none that may name a person", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`delete from search_miss`
      for (const q of [
        "Zwetschgenkuchen",
        "zwetschgen-TÖRTCHEN",
        "zwetschgenkuchen",
        "erika@example.com",
        "+49 170 1234567"
      ])
        yield* find(q)
      yield* find("Pellets")
      const rows = yield* sql`select words, count from search_miss order by words`
      assert.deepStrictEqual(rows, [
        { words: "zwetschgen tortchen", count: 1 },
        { words: "zwetschgenkuchen", count: 2 }
      ])
    })
  )

  it.effect("is limited by address", () =>
    Effect.gen(function* () {
      const first = yield* answerTo("Briketts")
      assert.strictEqual(first.status, 200)
      const tight = { ...limits, search: { ...limits.search, perNetwork: 1 } }
      const refused = yield* Effect.provideService(answerTo("Briketts"), Limits, tight)
      assert.strictEqual(refused.status, 429)
    })
  )
})
