import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Slots, adverts and campaigns are edited by staff: who changed a slot, what was taken out of an advert as it was saved, and
 * by which key a record was made, so that what is sent once more makes no second one. A place whose slot is archived is
 * free for another.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table advert_slot
      add column changed_at timestamptz not null default now(),
      add column changed_by_id integer,
      add column changed_by text not null default '',
      drop constraint advert_slot_key_key`
  yield* sql`create unique index advert_slot_place on advert_slot (key) where archived_at is null`
  yield* sql`alter table advert add column removed text[] not null default '{}'`
  for (const table of ["advert_slot", "advert", "advert_campaign"])
    yield* sql`
      alter table ${sql(table)} add column made_as text unique check (made_as ~ '^[0-9a-f]{32}$')`
  yield* sql`create index advert_item_campaign on advert_item (campaign_id)`
})
