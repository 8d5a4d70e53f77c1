import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for staff who edit slots, adverts and campaigns: who changed a slot, the parts that were removed from an advert
 * when it was saved, and the idempotency key of each record's creation, so that a repeated request does not create a
 * second record. The name (`key`) of an archived slot can be used by another slot.
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
