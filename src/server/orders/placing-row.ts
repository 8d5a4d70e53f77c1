import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Bucket } from "../http/rate-limits.ts"
import { type DraftOwner, isId, ownedBy } from "./drafts.ts"
import type { DraftRow } from "./draft-row.ts"

/** A stored first response (decision 006). */
export interface StoredAnswer {
  readonly status: number
  readonly body: { readonly OrderId: string; readonly OrderNumber: string }
}

interface PlacingColumns extends DraftRow {
  readonly draftId: string | null
  readonly listVersion: number | null
  readonly keyBody: Uint8Array | null
  readonly answerStatus: number | null
  readonly answerBody: StoredAnswer["body"] | null
  readonly limited: boolean | null
  readonly mailed: number
}

/** All data that are needed to decide whether an order can be placed, read by one statement. */
export interface PlacingRow {
  readonly draft: DraftRow | undefined
  /** Version of the price list that the draft's offer is based on. */
  readonly listVersion: number
  /** The first response under the idempotency key, and whether the original request had the same body. */
  readonly stored: { readonly sameBody: boolean; readonly answer: StoredAnswer } | undefined
  readonly limited: boolean
  /** Number of confirmations queued today for the recipient. */
  readonly mailed: number
}

export interface PlacingRequest {
  readonly owner: DraftOwner
  readonly draftId: string
  readonly key: string
  readonly bodyHash: Uint8Array
  /** Rate-limit counters of this call, with the start of their window. */
  readonly buckets: ReadonlyArray<Bucket>
  readonly window: string
  readonly mailWindow: string
}

/** Returns SQL for the name of a mailbox's counter; reading and placing (place-statement.ts) use the same name. */
const mailBucket = (contents: "d.contents" | "l.contents") =>
  `'mail:' || encode(sha256(convert_to(lower(${contents} ->> 'emailAddress'), 'UTF8')), 'hex')`

export const mailBucketOfDraft = mailBucket("d.contents")
export const mailBucketOfLocked = mailBucket("l.contents")

/**
 * Reads draft, idempotency key, order, price-list version and counters in one round trip, and counts the call. Only
 * this count is committed without waiting for the disk: a crash may lose it. The statement that places the order waits
 * for the disk.
 */
export const readPlacing = Effect.fnUntraced(function* (request: PlacingRequest) {
  const sql = yield* SqlClient
  const sorted = request.buckets.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const [row] = yield* sql<PlacingColumns>`
    with counted as (
      insert into rate_count (bucket, window_start, count)
      select name, ${request.window}::timestamptz, 1
      from unnest(${sorted.map(({ bucket }) => bucket)}::text[]) name
      on conflict (bucket, window_start) do update set count = rate_count.count + 1
      returning bucket, count
    )
    select d.id as "draftId", d.id, d.country_id as "countryId", d.product_group_id as "productGroupId", d.version,
      d.calculation, d.dealer_id as "dealerId", d.offer, d.offer_calculated_at as "offerCalculatedAt", d.contents,
      d.snapshot, o.id as "placedOrderId", p.version as "listVersion",
      k.body_hash as "keyBody", k.status as "answerStatus", k.body as "answerBody",
      (select bool_or(c.count > m.most) from counted c
        join unnest(${sorted.map(({ bucket }) => bucket)}::text[], ${sorted.map(({ most }) => most)}::int8[])
          m(name, most) on m.name = c.bucket) as limited,
      coalesce((select r.count from rate_count r where r.window_start = ${request.mailWindow}::timestamptz
        and r.bucket = ${sql.literal(mailBucketOfDraft)}), 0) as mailed,
      set_config('synchronous_commit', 'off', true) as commit
    from (select 1) one
    left join order_draft d on d.id = ${isId(request.draftId) ? request.draftId : ""}
      and ${ownedBy(sql, request.owner)}
    left join customer_order o on o.draft_id = d.id
    left join price_list_version p on p.country_id = d.country_id and p.product_group_id = d.product_group_id
    left join idempotency_key k on k.owner_hash = ${request.owner.ownerHash} and k.key = ${request.key}`
  if (row === undefined) return yield* Effect.die("the select of placing answers one row")
  const placing: PlacingRow = {
    draft: row.draftId === null ? undefined : row,
    listVersion: row.listVersion ?? 0,
    stored:
      row.keyBody === null || row.answerStatus === null || row.answerBody === null
        ? undefined
        : {
            sameBody: Buffer.compare(row.keyBody, request.bodyHash) === 0,
            answer: { status: row.answerStatus, body: row.answerBody }
          },
    limited: row.limited === true,
    mailed: row.mailed
  }
  return placing
})
