import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores the newsletter as a row among the alarms and mails it only if that row is confirmed, so that subscribing and
 * unsubscribing work as for alarms.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // if support staff had ticked the newsletter, the owner of the mailbox has not consented to it
  yield* sql`
    insert into price_alarm
      (account_id, email, kind, country_id, product_id, amount, threshold, direction, confirmed_at)
    select a.id, a.email, 'Newsletter', a.country_id, 20, 0, 0, 'Below', now()
    from account a
    where a.newsletter
      and not exists (select 1 from price_alarm p where p.account_id = a.id and p.kind = 'Newsletter')
      and not exists (select 1 from audit_event e
        where e.subject_id = a.id and e.event = 'customerEdited' and e.actor_id <> a.id
          and e.detail -> 'changed' @> '["newsletter"]')`
  yield* sql`drop trigger account_edited on account`
  yield* sql`alter table account drop column newsletter`
  yield* sql`
    create trigger account_edited before update on account for each row
    when ((old.first_name, old.last_name, old.phone, old.title1_id, old.title2_id)
      is distinct from (new.first_name, new.last_name, new.phone, new.title1_id, new.title2_id))
    execute function account_edited()`
})
