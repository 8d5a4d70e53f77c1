import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { AccountAccess } from "../../domain/account/invitation.ts"
import { isRole, isStaff, type Role } from "../../domain/rights/roles.ts"
import { accountAccess } from "../db/account-access.ts"
import { germanOrder } from "../db/german-order.ts"
import { refusals } from "../http/refusals.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { phoneQueryOf } from "../db/phone-query.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Row {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly createdAt: Date
  readonly rowVersion: number
  readonly roles: ReadonlyArray<string>
  readonly dealerId: number | null
  readonly access: AccountAccess
  readonly hasSecondFactor: boolean
  readonly lastSignInAt: Date | null
}

/**
 * Columns of a user in the list. An impersonation does not count as a sign-in of the user; the log has a separate event
 * for it.
 */
const columns = `
  a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.locked_at is not null as "isLocked",
  a.created_at as "createdAt", a.security_version as "rowVersion", a.roles, a.dealer_id as "dealerId",
  a.totp_secret is not null as "hasSecondFactor",
  (select max(at) from audit_event e where e.subject_id = a.id and e.event = 'signedIn') as "lastSignInAt"`

const toUser = (row: Row) => {
  const roles = row.roles.filter(isRole)
  return {
    ...row,
    roles,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    canBeActedFor: !row.isLocked && !isStaff(roles)
  }
}

/**
 * Returns accounts with a role, or all accounts, whose name or e-mail address contains every word of the search, or
 * whose telephone number is searched for.
 */
export const listUsers = Effect.fnUntraced(function* (
  asked: Paging & { readonly search?: string; readonly role?: Role }
) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const access = yield* accountAccess(yield* Clock.currentTimeMillis)
  const role = asked.role ?? null
  const phone = phoneQueryOf(asked.search)
  const byPhone =
    phone === undefined
      ? sql``
      : sql`or array_to_tsvector(account_words(a.first_name, a.last_name, a.email, a.phone)) @@ ${phone}::tsquery`
  const found = sql`
    from account a where (${role}::text is null or ${role}::text = any(a.roles)) and (not exists (
      select 1 from unnest(${likePatterns(asked.search)}::text[]) word
      where search_text(concat_ws(' ', a.first_name, a.last_name, a.email)) not like word) ${byPhone})`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)}, ${access} ${found} order by a.email ${sql.literal(germanOrder)}, a.id limit ${size} offset ${offset}`
  return { items: rows.map(toUser), total: counted?.total ?? 0, page, size }
})

/** Returns one account as the user list shows it. */
export const findUser = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const access = yield* accountAccess(yield* Clock.currentTimeMillis)
  const [row] = yield* sql<Row>`select ${sql.literal(columns)}, ${access} from account a where a.id = ${id}`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : toUser(row)
})
