import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { invalid, refusals } from "../http/refusals.ts"
import { type DraftOwner, findEditable, ownedBy } from "./drafts.ts"

interface Open {
  readonly id: string
  readonly version: number
}

/**
 * Finds the caller's only draft that is not ordered yet; fails if there are several, because it is unknown which one is
 * intended.
 */
const openDraft = Effect.fnUntraced(function* (owner: DraftOwner | undefined) {
  if (owner === undefined) return yield* Effect.fail(refusals.notFound)
  const sql = yield* SqlClient
  // an owner is a session or an account: each condition has a separate index
  const [only, another] = yield* sql<Open>`
    select d.id, d.version from order_draft d
    where (d.owner_hash = ${owner.ownerHash}::bytea or d.account_id = ${owner.accountId ?? null}::int)
      and ${ownedBy(sql, owner)}
      and not exists (select 1 from customer_order o where o.draft_id = d.id)
    order by d.changed_at desc limit 2`
  if (another !== undefined)
    return yield* Effect.fail(invalid([{ code: "severalDrafts", field: "OrderDraftId", params: {} }]))
  return only ?? (yield* Effect.fail(refusals.notFound))
})

export const openDraftId = (owner: DraftOwner | undefined) => Effect.map(openDraft(owner), ({ id }) => id)

/** Fields that a save may leave out: the draft, and the version of it that the caller saw. */
export interface Saving {
  readonly orderDraftId?: string
  readonly version?: number
}

/**
 * Finds the draft that a save call is for, if it still has the version that the caller saw; without a version the
 * current draft is used.
 */
export const draftToSave = Effect.fnUntraced(function* (
  owner: DraftOwner | undefined,
  { orderDraftId, version }: Saving
) {
  const id = orderDraftId ?? (yield* openDraftId(owner))
  return yield* findEditable(owner, id, version)
})
