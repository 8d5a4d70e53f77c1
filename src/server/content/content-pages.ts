import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { KeptEntries } from "../../domain/kept-entries.ts"
import type { ContentVersion } from "../../domain/content/content-page.ts"
import { keptUntilNotice, type Reading } from "../db/kept-until-notice.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { byTheClock } from "../db/by-the-clock.ts"
import { changesOf, type ContentEntry, type ContentIndex, loadContentIndex } from "./content-index.ts"
import { Memories } from "../ports/memories.ts"
import { contentMemory } from "./content-memory.ts"
import { readContent } from "./read-content.ts"

/** Maximum number of versions that are cached with their blocks; versions never change. */
const keptVersions = 500

/**
 * Caches published content in memory; every server process applies a change when it receives the database notification
 * (rule content.published).
 */
export class ContentPages extends Context.Service<
  ContentPages,
  {
    readonly index: Effect.Effect<ContentIndex, DatabaseUnreachable>
    /** Returns the version of a page with its blocks. */
    readonly whole: (entry: ContentEntry) => Effect.Effect<ContentVersion, DatabaseUnreachable>
  }
>()("server/content/ContentPages") {
  /** `onNews` is called when pages that contain editorial content have to be rendered again. */
  static readonly layerWith = (onNews: () => void): Layer.Layer<ContentPages, never, PgClient | SqlClient> =>
    Layer.effect(ContentPages)(
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const client = yield* PgClient
        const clock = yield* byTheClock(onNews)
        const versions = new KeptEntries<ContentVersion>({ most: keptVersions })
        const indexes = new KeptEntries<Reading<ContentIndex, DatabaseUnreachable>>({ most: 1 })
        let last: ContentIndex | undefined
        const read = Effect.gen(function* () {
          const index = yield* loadContentIndex
          last = index
          clock.know(changesOf(index.entries))
          return index
        })
        const keptIndex = yield* keptUntilNotice(
          (_: "all") => orUnreachable(Effect.provideService(read, SqlClient, sql)),
          client.listen("content"),
          onNews,
          indexes
        )
        const memories = yield* Memories
        memories.add(contentMemory({ versions, indexes, last: () => last }))

        const load = Effect.fnUntraced(function* ({ id, version }: ContentEntry) {
          const [row] = yield* sql<{ readonly content: unknown }>`
            select content from content_version where page_id = ${id} and number = ${version}`
          return readContent(row?.content)
        })

        return {
          // while the database is unreachable, pages keep their last state; nothing can be published during that time
          index: Effect.catch(keptIndex("all"), (away) =>
            last === undefined ? Effect.fail(away) : Effect.succeed(last)
          ),
          whole: Effect.fnUntraced(function* (entry) {
            const key = `${entry.id} ${entry.version}`
            const known = versions.find(key)
            if (known !== undefined) return known
            const keep = versions.keeper()
            const content = yield* orUnreachable(load(entry))
            keep(key, content)
            return content
          })
        }
      })
    )

  static readonly layer = ContentPages.layerWith(() => {})
}
