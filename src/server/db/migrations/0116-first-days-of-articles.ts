import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Keeps when an ended page first appeared while it waits to appear again: `publish_at` then says when that is (rule
 * content.publication). Null where `publish_at` is the first time itself.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table content_page add column first_at timestamptz`
  // the log knows it of pages that have already been scheduled again
  yield* sql`
    update content_page page set first_at = shown.at
    from (
      select page_id, min(at) as at from content_event
      where event in ('publication.publish', 'publication.appeared') group by page_id
    ) shown
    where page.id = shown.page_id and shown.at < page.publish_at`
})
