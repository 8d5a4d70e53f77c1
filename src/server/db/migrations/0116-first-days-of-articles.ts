import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Adds `first_at`, the time at which a page first appeared. It is stored while an ended page is scheduled to appear
 * again, because `publish_at` then contains the time of the next publication (rule content.publication). Null if
 * `publish_at` is the time of the first publication.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table content_page add column first_at timestamptz`
  // for pages that have already been scheduled again, the log contains the time of the first publication
  yield* sql`
    update content_page page set first_at = shown.at
    from (
      select page_id, min(at) as at from content_event
      where event in ('publication.publish', 'publication.appeared') group by page_id
    ) shown
    where page.id = shown.page_id and shown.at < page.publish_at`
})
