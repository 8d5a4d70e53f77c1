import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { usualGroup } from "../../domain/product/product-group.ts"

/**
 * SQL condition on a row of `account`: whether the owner of the mailbox has confirmed the newsletter subscription.
 * Confirmations are stored only in `price_alarm`.
 */
export const getsNewsletter = `exists (select 1 from price_alarm where price_alarm.account_id = account.id
  and price_alarm.kind = 'Newsletter' and price_alarm.confirmed_at is not null)`

/** A newsletter has no place and no price, but the table and the list of alarms require a product. */
const anyProduct = usualGroup.productId

/**
 * Inserts the newsletter for a mailbox that has just been verified, so that no further mail is needed to confirm it. A
 * newsletter that was ordered without an account is moved to the account, and the links in its mails stay valid.
 */
export const insertConfirmedNewsletter = Effect.fnUntraced(function* (
  owner: { readonly accountId: number; readonly email: string; readonly countryId: CountryId },
  now: number
) {
  const sql = yield* SqlClient
  const at = new Date(now).toISOString()
  const adopted = yield* sql`
    update price_alarm set account_id = ${owner.accountId}, confirmed_at = coalesce(confirmed_at, ${at}::timestamptz)
    where id = (select id from price_alarm
      where kind = 'Newsletter' and account_id is null and mailbox_key(email) = mailbox_key(${owner.email})
      order by confirmed_at nulls last, id limit 1)
    returning id`
  if (adopted.length > 0) return
  yield* sql`
    insert into price_alarm
      (account_id, email, kind, country_id, product_id, amount, threshold, direction, confirmed_at, created_at)
    values (${owner.accountId}, ${owner.email}, 'Newsletter', ${owner.countryId}, ${anyProduct}, 0, 0, 'Below',
      ${at}::timestamptz, ${at}::timestamptz)`
})
