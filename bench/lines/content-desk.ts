import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ask } from "../ask.ts"
import { median, p95 } from "../load.ts"
import { signedInStaff } from "../signed-in-staff.ts"
import type { Line } from "../table.ts"

const manyMedia = 50_000
const rounds = 12

/** Gives a fifth of the pages a draft in addition to the published version, as if editors had changed them. */
export const moreDrafts = Effect.flatMap(
  SqlClient,
  (sql) => sql`
    insert into content_desk (page_id, row_version, state, machine_version, facts, draft, changed_at, editor_name)
    select p.id, 2, 'published', 1,
      jsonb_build_object('live', 1, 'next', null, 'wasLive', true, 'writer', 1, 'asker', null, 'note', null),
      jsonb_build_object('theme', p.theme, 'countries', p.countries, 'author', p.author, 'featured', p.featured,
        'contents', v.content), now() - p.id * interval '1 minute', 'Rita Redaktion'
    from content_page p join content_version v on v.page_id = p.id and v.number = p.published_version
    where p.id % 5 = 0 on conflict do nothing`
)

/**
 * Inserts media records without files; a page shows one in a hundred of them, and one in seven has no alternative text.
 */
export const moreMedia = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    insert into medium (hash, fallback, name, alt, width, height, bytes, uploaded_at, uploaded_by)
    select md5(n::text), 'jpg', 'Pelletlager ' || n, case when n % 7 > 0 then 'Ein Lager in der Region ' || n % 400 end,
      1920, 1080, 150000, now() - n * interval '1 minute', 1 from generate_series(1, ${manyMedia}::int) n`
  yield* sql`
    insert into medium_use (page_id, version, medium_id)
    select p.page_id, 1, m.id from (select id, row_number() over (order by id) as place from medium) m
    join (select page_id, row_number() over (order by page_id) as place from content_version where number = 1) p
      on p.place * 100 = m.place`
})

const pages = "/api/support/cms"
const media = "/api/cms/media"

/**
 * Requests that the desk sends for its lists: first page, late page, sorted, filtered, and searches with many, few and
 * no results.
 */
const questions: Readonly<Record<string, ReadonlyArray<string>>> = {
  "the list of pages": [
    pages,
    `${pages}?page=90`,
    `${pages}?sort=title`,
    `${pages}?sort=changed&page=3`,
    // the tree view requests all pages at once
    `${pages}?size=1000&sort=path`,
    `${pages}?state=published&kind=news&country=2`
  ],
  "a search among pages": [
    `${pages}?search=bericht`,
    `${pages}?search=bericht%204711`,
    `${pages}?search=rita&sort=title`,
    `${pages}?search=f%C3%B6rderung%20999&sort=changed`,
    `${pages}?search=quantenschaum`
  ],
  "the list of pictures": [
    media,
    `${media}?page=2000`,
    `${media}?lacking=text`,
    `${media}?lacking=text&page=250`,
    `${media}?lacking=use`,
    `${media}?lacking=use&page=250`,
    `${media}?lacking=use&search=region`
  ],
  "a search among pictures": [
    `${media}?search=lager`,
    `${media}?search=lager%20region&page=1500`,
    `${media}?search=region%20399`,
    `${media}?search=pelletlager%2047114`,
    `${media}?search=quantenschaum`
  ]
}

/** Measures the editors' desk with very many pages and pictures, with the requests that the desk sends. */
export const contentDesk = async (origin: string, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const { headers } = await signedInStaff(origin, dataDir)
  const lines: Array<Line> = []
  for (const [name, paths] of Object.entries(questions)) {
    const times: Array<readonly [path: string, ms: number]> = []
    for (let round = 0; round <= rounds; round++)
      for (const path of paths) {
        const before = performance.now()
        await ask(origin, path, { headers })
        // the first round fills the caches that all later rounds use
        if (round > 0) times.push([path, performance.now() - before])
      }
    const all = times.map(([, ms]) => ms)
    const [slowest = "", most = 0] = times.toSorted(([, one], [, other]) => other - one)[0] ?? []
    lines.push({
      kind: "atMost",
      name: `${name}, p95 ms`,
      value: p95(all),
      limit: 100,
      detail: `${manyMedia} pictures; median ${Math.round(median(all))}, slowest ${Math.round(most)} ${slowest}`
    })
  }
  return lines
}
