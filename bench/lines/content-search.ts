import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { startShop } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { p95 } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import type { Line } from "../table.ts"
import { contentDesk, moreDrafts, moreMedia } from "./content-desk.ts"

const manyPages = 10_000

/** Inserts articles of a few hundred words each; the content of each article is derived from its number. */
const morePages = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`set statement_timeout = 0`
  yield* sql`
    with numbers as (select n from generate_series(1, ${manyPages}::int) n),
    page as (
      insert into content_page (kind, path, author, state, published_version, publish_at, is_edited)
      select 'news', '/news/artikel/meldung-' || n, 'Messung', 'published', 1, now() - n * interval '1 hour', true
      from numbers returning id, split_part(path, '-', 2)::int as n)
    insert into content_version (page_id, number, content, written_by)
    select id, 1, jsonb_build_object(
      'title', (array['Pelletpreise', 'Heizöl', 'Brennholz', 'Lager', 'Förderung'])[1 + n % 5] || ' im Bericht Nummer ' || n,
      'teaser', 'Was sich für Kunden in der Region ' || n % 400 || ' ändert.',
      'seoTitle', 'Meldung ' || n, 'description', 'Meldung ' || n,
      'blocks', jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'text', 'text', jsonb_build_object('type', 'doc',
        'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
          jsonb_build_object('type', 'text', 'text', (
            select string_agg(translate(((n * 7 + k * 131) % 30000)::text, '0123456789', 'aeioulnrst') || ' Pellets Ofen Wärme', ' ') from generate_series(1, 60) k))))))))
    ), 'Messung' from page`
  yield* moreDrafts
  yield* moreMedia
  yield* sql`analyze`
})

const timed = async (address: string): Promise<number> => {
  const before = performance.now()
  const answer = await fetch(address)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - before
}

const searches = (number: number): ReadonlyArray<string> => [
  `Bericht ${number}`,
  "Pellets",
  "Pelets lagren",
  `Heizöl Region ${number % 400}`,
  "80331",
  `Quantenschaum ${number}`
]

/**
 * Measures the search over many pages (common words, rare words, places, typing errors, no results), and the lists of
 * these pages in the desk.
 */
export const contentSearch = async (): Promise<ReadonlyArray<Line>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-search-"))
  chmodSync(dataDir, 0o755) // PostgreSQL's user must get in
  try {
    await makeDatabase(dataDir, { scale: 0.01 })
    await inDatabase(dataDir, morePages)
    const shop = await startShop(dataDir, { TRUSTED_PROXIES: "127.0.0.1" })
    try {
      const address = (q: string, path = "/api/site/1/search") =>
        `${shop.origin}${path}?${new URLSearchParams({ q })}`
      // the server reads all pages at its start
      const began = performance.now()
      for (;;) {
        const found = (await (await fetch(address(`Bericht ${manyPages}`))).json()) as {
          readonly Total: number
        }
        if (found.Total > 0 || performance.now() - began > 180_000) break
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
      const read = performance.now() - began
      const calls: Array<number> = []
      const pages: Array<number> = []
      for (let round = 1; round <= 40; round++)
        for (const q of searches(round * 211)) {
          calls.push(await timed(address(q)))
          pages.push(await timed(address(q, "/suche")))
        }
      const detail = `${manyPages} pages, read in ${Math.round(read / 1000)} s at the first start`
      return [
        { kind: "atMost", name: "search, the call, p95 ms", value: p95(calls), limit: 100, detail },
        { kind: "atMost", name: "search, the page, p95 ms", value: p95(pages), limit: 100, detail },
        ...(await contentDesk(shop.origin, dataDir))
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
