import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Address } from "../../domain/address/address.ts"
import { chosenAddress, mostOwnAddresses, type OwnAddress } from "../../domain/order/wizard/own-address.ts"
import { audit } from "../db/audit-event.ts"
import { confirmedUser } from "../http/confirmed-user.ts"

/**
 * Adds the delivery address of an order to the buyer's own addresses, once (rule order.keeps-address). Nothing is added
 * for guests or if the list is full, because the order does not depend on it.
 */
export const keepOwnAddress = Effect.fnUntraced(function* (address: Address) {
  const user = yield* confirmedUser
  if (user === undefined) return
  const { accountId } = user
  const sql = yield* SqlClient
  // locks the account, so that concurrent changes cannot exceed the limit
  yield* sql`select 1 from account where id = ${accountId} for update`
  const own = yield* sql<OwnAddress & { readonly kind: number }>`
    select id, kind, contents as address from account_address where account_id = ${accountId}`
  const deliveries = own.filter(({ kind }) => kind === 1)
  if (own.length >= mostOwnAddresses || chosenAddress(deliveries, address) !== undefined) return
  yield* sql`
    insert into account_address (account_id, kind, contents)
    values (${accountId}, 1, ${JSON.stringify(address)}::jsonb)`
  yield* audit({
    event: "addressChanged",
    actorId: user.actorId ?? accountId,
    subjectId: accountId,
    detail: { changes: ["Added"] }
  })
})
