import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OwnAddress } from "../../contract/customer.api.ts"
import type { Address } from "../../domain/address/address.ts"
import { trimmedAddress } from "../../domain/address/trimmed-address.ts"
import { mostOwnAddresses } from "../../domain/order/wizard/own-address.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { addressRows, checkVersions, problemsOf, write } from "./addresses.ts"

/**
 * Locks a customer's account while its addresses are changed; fails with "not found" if the account is not a
 * customer's.
 */
const holdCustomer = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql`
    select 1 from account where id = ${accountId} and 'Role_Customer' = any(roles) for update`
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
})

/** Returns the addresses of a customer, as staff see them (rule desk.customers). */
export const addressesOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql`select 1 from account where id = ${accountId} and 'Role_Customer' = any(roles)`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : { items: yield* addressRows(accountId) }
})

interface Edit {
  /** Id of the address; 0 for a new address. */
  readonly id: number
  readonly version: number
  readonly addressType: 0 | 1
  readonly address: Address
}

const log = Effect.fnUntraced(function* (accountId: number, change: "Added" | "Modified" | "Deleted") {
  const actor = yield* staffMember
  yield* audit({
    event: "addressChanged",
    actorId: actor.accountId,
    subjectId: accountId,
    detail: { changes: [change] }
  })
})

/**
 * Saves one address of a customer if it still has the version that the user read. The same rules apply as in the
 * customer's own list.
 */
export const saveAddressOf = Effect.fnUntraced(function* (accountId: number, edit: Edit) {
  const address = trimmedAddress(edit.address)
  const problems = yield* problemsOf(address, edit.addressType, "")
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const change = edit.id === 0 ? "Added" : "Modified"
  const item = { ...edit, address, change } as const
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* holdCustomer(accountId)
      yield* checkVersions(accountId, [item])
      yield* write(accountId, item)
      const rows = yield* addressRows(accountId)
      if (rows.length > mostOwnAddresses)
        return yield* Effect.fail(
          invalid([{ code: "tooMany", field: "AddressType", params: { max: mostOwnAddresses } }])
        )
      yield* log(accountId, change)
      const saved = change === "Added" ? rows.at(-1) : rows.find(({ id }) => id === edit.id)
      return saved ?? (yield* Effect.fail(refusals.notFound))
    })
  )
})

/** Deletes one address of a customer if it still has the version that the user saw; returns the deleted address. */
export const removeAddressOf = Effect.fnUntraced(function* (
  accountId: number,
  seen: Pick<OwnAddress, "id" | "version">
) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* holdCustomer(accountId)
      const row = (yield* addressRows(accountId)).find(({ id }) => id === seen.id)
      if (row === undefined) return yield* Effect.fail(refusals.notFound)
      if (row.version !== seen.version)
        return yield* Effect.fail({ ...refusals.versionConflict, current: [row] })
      yield* sql`delete from account_address where id = ${seen.id} and account_id = ${accountId}`
      yield* log(accountId, "Deleted")
      return row
    })
  )
})
