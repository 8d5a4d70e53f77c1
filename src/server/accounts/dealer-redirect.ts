import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerAddress } from "../../domain/account/dealer-address.ts"
import { isStaff, type Role } from "../../domain/rights/roles.ts"

const partner: Role = "Role_AdvertisingPartner"

/**
 * Returns the dealer's own URL to which its users are redirected instead of being signed in here; `undefined` if there
 * is none (decision 026). Staff who are also users of a dealer are signed in here.
 */
export const ownAddressOf = Effect.fnUntraced(function* ({
  roles,
  dealerId
}: {
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
}) {
  if (dealerId === null || !roles.includes(partner) || isStaff(roles)) return undefined
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly address: string | null; readonly hosts: ReadonlyArray<string> }>`
    select redirect_url as address, array(select host from redirect_host) as hosts from dealer where id = ${dealerId}`
  return row === undefined ? undefined : dealerAddress(row.address, row.hosts)
})
