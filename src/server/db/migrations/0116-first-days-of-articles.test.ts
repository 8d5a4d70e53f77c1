import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../testing.ts"
import firstDays from "./0116-first-days-of-articles.ts"

const first = "2026-01-05T09:00:00.000Z"
const again = "2026-06-01T09:00:00.000Z"

/** Stores a page and its log in the way of the earlier release. */
const pageWith = Effect.fnUntraced(function* (
  path: string,
  publishAt: string,
  log: ReadonlyArray<readonly [event: string, at: string]>
) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly id: number }>`
    insert into content_page (kind, path, author, publish_at)
    values ('news', ${path}, 'Redaktion', ${publishAt}::timestamptz) returning id::int`
  const id = row?.id ?? 0
  for (const [index, [event, at]] of log.entries())
    yield* sql`
      insert into content_event (page_id, version, event, state, at, actor_name, data, machine_version)
      values (${id}, ${index + 1}, ${event}, 'published', ${at}::timestamptz, '', '{}', 1)`
})

layer(TestDatabase.layer, { excludeTestServices: true })(
  "the first days of articles (rule content.publication)",
  (it) => {
    it.effect("are read from the log where an earlier release has scheduled an ended article again", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`alter table content_page drop column first_at`
        yield* pageWith("/news/artikel/wieder", again, [
          ["content.create", "2026-01-01T09:00:00Z"],
          ["publication.schedule", "2026-01-02T09:00:00Z"],
          ["publication.appeared", first],
          ["publication.end", "2026-02-01T09:00:00Z"],
          ["publication.schedule", "2026-05-01T09:00:00Z"],
          ["publication.appeared", again]
        ])
        yield* pageWith("/news/artikel/berichtigt", first, [
          ["publication.publish", first],
          ["publication.publish", again]
        ])
        yield* pageWith("/news/artikel/geplant", again, [["publication.schedule", first]])

        yield* sql.withTransaction(firstDays)
        const rows = yield* sql<{ readonly path: string; readonly at: Date | null }>`
          select path, first_at as at from content_page where path like '/news/artikel/%' order by path`
        assert.deepStrictEqual(
          rows.map(({ path, at }) => [path, at?.toISOString() ?? null]),
          [
            ["/news/artikel/berichtigt", null],
            ["/news/artikel/geplant", null],
            ["/news/artikel/wieder", first]
          ]
        )
      })
    )
  }
)
