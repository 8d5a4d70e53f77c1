import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import { isRole, type Role } from "../../domain/rights/roles.ts"

/** Account data that signing in and every later token need. */
export interface AccountRow {
  readonly id: number
  readonly email: string
  readonly passwordHash: string | null
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
  readonly firstName: string
  readonly lastName: string
  readonly countryId: number
  readonly securityVersion: number
  readonly isLocked: boolean
  readonly totpSecret: string | null
  readonly totpOffered: string | null
  readonly hasAnyOrder: boolean
  /**
   * Time at which the e-mail address was verified: guest orders placed before this time are attached at the next
   * sign-in.
   */
  readonly ordersUntil: Date | null
}

type Row = Omit<AccountRow, "roles"> & { readonly roles: ReadonlyArray<string> }

const toAccount = (row: Row): AccountRow => ({ ...row, roles: row.roles.filter(isRole) })

const columns = `
  id, email, password_hash as "passwordHash", roles, dealer_id as "dealerId", first_name as "firstName",
  last_name as "lastName", country_id as "countryId", security_version as "securityVersion", locked_at is not null as "isLocked",
  totp_secret as "totpSecret", totp_offered as "totpOffered", orders_until as "ordersUntil",
  exists (select 1 from customer_order where account_id = account.id) as "hasAnyOrder"`

/**
 * Returns whether an account still has the password, roles and lock that were read, and locks its row until the end of
 * the transaction. Another call may change them while a password is being hashed.
 */
export const holdAsRead = Effect.fnUntraced(function* ({
  id,
  securityVersion
}: Pick<AccountRow, "id" | "securityVersion">) {
  const sql = yield* SqlClient
  const rows = yield* sql`
    select 1 from account where id = ${id} and security_version = ${securityVersion} for no key update`
  return rows.length > 0
})

/** Finds the account of an e-mail address, regardless of the spelling of the address. */
export const accountByEmail = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  const rows =
    yield* sql<Row>`select ${sql.literal(columns)} from account where mailbox_key(email) = ${mailboxKey(email)}`
  return rows.map(toAccount)[0]
})

export const accountById = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`select ${sql.literal(columns)} from account where id = ${id}`
  return rows.map(toAccount)[0]
})
