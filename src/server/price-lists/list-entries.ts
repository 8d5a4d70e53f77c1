import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { historySize, type ListEntry } from "../../domain/price-list/price-list.ts"
import { iso } from "../db/iso.ts"

/** Columns of a history entry; the names of staff are left out, since dealers must not see them. */
const columns = `l.id, l.version, l.source, ${iso("l.begins_at")} as "beginsAt", ${iso("l.created_at")} as "createdAt",
  l.reason, l.restored_from as "restoredFrom", l.row_count as "rowCount", l.added, l.changed, l.gone,
  case l.source when 'key' then k.name when 'dealer' then coalesce(a.email, '') else '' end as by,
  case when l.state <> 'published' then l.state
    when l.version = (select max(o.version) from price_list o where o.dealer_id = l.dealer_id) then 'inForce'
    else 'former' end as state`

const joined = `price_list l left join dealer_key k on k.id = l.key_id left join account a on a.id = l.account_id`

/** Returns a dealer's lists: either the scheduled ones, or all others with the newest first. */
export const entriesOf = Effect.fnUntraced(function* (dealerId: number, which: "waiting" | "others") {
  const sql = yield* SqlClient
  return which === "waiting"
    ? yield* sql<ListEntry>`
        select ${sql.literal(columns)} from ${sql.literal(joined)}
        where l.dealer_id = ${dealerId} and l.state = 'scheduled' order by l.begins_at, l.id`
    : yield* sql<ListEntry>`
        select ${sql.literal(columns)} from ${sql.literal(joined)}
        where l.dealer_id = ${dealerId} and l.state <> 'scheduled'
        order by l.version desc nulls last, l.id desc limit ${historySize}`
})

/** Returns one list of a dealer, in any state. */
export const entryOf = Effect.fnUntraced(function* (dealerId: number, listId: number) {
  const sql = yield* SqlClient
  const [found] = yield* sql<ListEntry>`
    select ${sql.literal(columns)} from ${sql.literal(joined)}
    where l.dealer_id = ${dealerId} and l.id = ${listId}`
  return found
})
