import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import type { Visitor } from "../../contract/middleware.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { orderMachineVersion } from "../../domain/order/draft.ts"
import { refusals } from "../http/refusals.ts"
import { type DraftContents, type DraftRow, emptyContents, snapshotAfter } from "./draft-row.ts"

/** Creates a random id of 128 bits; ids of drafts and orders cannot be guessed (rule safety.foreign-order). */
export const randomId = (): string => randomBytes(16).toString("base64url")

export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/u.test(text)

/** The owner of a draft: the browser's session, and the account that is signed in there. */
export interface DraftOwner {
  readonly ownerHash: Uint8Array
  readonly accountId: number | undefined
}

/** Returns the caller as the owner of drafts; `undefined` without a session. */
export const ownerOf = ({ ownerHash, user }: Visitor["Service"]): DraftOwner | undefined =>
  ownerHash === undefined ? undefined : { ownerHash, accountId: user?.accountId }

/**
 * Returns the SQL condition for access to a draft: an account's draft belongs to that account only, any other draft to
 * the browser that created it.
 */
export const ownedBy = (sql: SqlClient, { ownerHash, accountId }: DraftOwner) => sql`
  case when d.account_id is null then d.owner_hash = ${ownerHash}::bytea
    else d.account_id = ${accountId ?? null}::int end`

/** Creates a draft that only its owner can read. */
export const insertDraft = Effect.fnUntraced(function* (
  { ownerHash, accountId }: DraftOwner,
  calculation: Calculation,
  offer: Offer,
  at: Date
) {
  const sql = yield* SqlClient
  const id = randomId()
  const { countryId } = calculation
  const snapshot = snapshotAfter(null, { countryId, calculation, offer, contents: emptyContents })
  yield* sql`
    insert into order_draft (id, owner_hash, account_id, country_id, product_group_id, machine_version, calculation, dealer_id,
      offer, offer_calculated_at, contents, snapshot, created_at, changed_at)
    values (${id}, ${ownerHash}, ${accountId ?? null}::int, ${calculation.countryId}, ${calculation.productGroupId}, ${orderMachineVersion},
      ${JSON.stringify(calculation)}::jsonb, ${offer.dealerId}, ${JSON.stringify(offer)}::jsonb,
      ${at.toISOString()}::timestamptz, ${JSON.stringify(emptyContents)}::jsonb, ${JSON.stringify(snapshot)}::jsonb,
      ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`
  const row: DraftRow = {
    id,
    countryId: calculation.countryId,
    productGroupId: calculation.productGroupId,
    version: 1,
    calculation,
    dealerId: offer.dealerId,
    offer,
    offerCalculatedAt: at,
    contents: emptyContents,
    snapshot,
    placedOrderId: null
  }
  return row
})

/** Finds the owner's draft; fails alike with `notFound` for missing drafts, malformed ids and drafts of other users. */
export const findDraft = Effect.fnUntraced(function* (owner: DraftOwner | undefined, id: string) {
  if (owner === undefined || !isId(id)) return yield* Effect.fail(refusals.notFound)
  const sql = yield* SqlClient
  const [row] = yield* sql<DraftRow>`
    select d.id, d.country_id as "countryId", d.product_group_id as "productGroupId", d.version, d.calculation,
      d.dealer_id as "dealerId", d.offer, d.offer_calculated_at as "offerCalculatedAt", d.contents,
      d.snapshot, o.id as "placedOrderId"
    from order_draft d left join customer_order o on o.draft_id = d.id
    where d.id = ${id} and ${ownedBy(sql, owner)}`
  return row ?? (yield* Effect.fail(refusals.notFound))
})

/**
 * Finds a draft that is not ordered yet and has the version that the caller saw; otherwise fails with the conflict and
 * the current version. Without a version the current draft is returned.
 */
export const findEditable = Effect.fnUntraced(function* (
  owner: DraftOwner | undefined,
  id: string,
  version: number | undefined
) {
  const row = yield* findDraft(owner, id)
  if (row.placedOrderId !== null)
    return yield* Effect.fail({ ...refusals.alreadyPlaced, orderId: row.placedOrderId })
  if (version !== undefined && row.version !== version)
    return yield* Effect.fail({ ...refusals.versionConflict, version: row.version })
  return row
})

/**
 * Fails with the version that another call has saved in the meantime, or without a version if the draft was deleted.
 */
const lostTo = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [now] = yield* sql<{ readonly version: number }>`select version from order_draft where id = ${id}`
  return yield* Effect.fail({ ...refusals.versionConflict, ...now })
})

/** Saves contents or offer if the version is still the one that was read; the first save wins. */
export const saveDraft = Effect.fnUntraced(function* (
  row: DraftRow,
  change: { readonly contents?: DraftContents; readonly offer?: Offer },
  at: Date
) {
  const sql = yield* SqlClient
  const { contents = row.contents, offer = row.offer } = change
  const snapshot = snapshotAfter(row.snapshot, { ...row, offer, contents })
  const calculatedAt = change.offer === undefined ? row.offerCalculatedAt : at
  const saved = yield* sql<{ readonly version: number }>`
    update order_draft
    set contents = ${JSON.stringify(contents)}::jsonb, snapshot = ${JSON.stringify(snapshot)}::jsonb,
      machine_version = ${orderMachineVersion}, offer = ${JSON.stringify(offer)}::jsonb,
      offer_calculated_at = ${calculatedAt.toISOString()}::timestamptz, version = version + 1,
      changed_at = ${at.toISOString()}::timestamptz
    where id = ${row.id} and version = ${row.version}
    returning version`
  const version = saved[0]?.version
  if (version === undefined) return yield* lostTo(row.id)
  const next: DraftRow = { ...row, version, contents, snapshot, offer, offerCalculatedAt: calculatedAt }
  return next
})
