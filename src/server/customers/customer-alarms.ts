import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CustomerAlarm } from "../../domain/support/customer-record.ts"
import { iso } from "../db/iso.ts"
import { refusals } from "../http/refusals.ts"
import { wishOf } from "./alarm-rows.ts"

/**
 * Returns a customer's alarms and newsletter, as staff see them (rule desk.customers). Alarms that were requested for
 * the customer's mailbox without signing in are included, because customers who cannot stop these mails telephone the
 * staff.
 */
export const alarmsOfCustomer = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [account] = yield* sql<{ readonly email: string }>`
    select email from account where id = ${accountId} and 'Role_Customer' = any(roles)`
  if (account === undefined) return yield* Effect.fail(refusals.notFound)
  const rows = yield* sql<CustomerAlarm>`
    select id, kind, country_id as "countryId", product_id as "productId", zip_code as "zipCode", amount,
      threshold::float8 / 100 as threshold, direction, ${sql.literal(iso("created_at"))} as "createdAt",
      ${sql.literal(iso("confirmed_at"))} as "confirmedAt", account_id is not null as "isOfAccount"
    from price_alarm
    where account_id = ${accountId} or account_id is null and mailbox_key(email) = mailbox_key(${account.email})
    order by id`
  return {
    items: rows.map((row) => ({
      ...wishOf(row),
      id: row.id,
      createdAt: row.createdAt,
      confirmedAt: row.confirmedAt,
      isOfAccount: row.isOfAccount
    }))
  }
})
