import type { SentRow } from "../../../domain/price-list/list-row.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import type { Client } from "../../client/client.ts"
import {
  priceListsAddKey,
  priceListsHold,
  priceListsPreview,
  priceListsRestore,
  priceListsRevokeKey,
  priceListsWithdraw
} from "../../client/price-list-routes.gen.ts"
import { outcomeOf } from "../user-acts.ts"

/** Publishes a former list again, based on the version that was read. */
export const restoreList = async (
  client: Client,
  dealerId: number,
  listId: number,
  { version, reason }: { readonly version: number; readonly reason: string }
): Promise<ActOutcome> =>
  outcomeOf(
    await client.call(priceListsRestore, {
      params: { dealerId, listId },
      payload: { baseVersion: version, acceptWarnings: true, beginsAt: null, reason: reason.trim() }
    })
  )

/** Confirms that the list in force is still valid; `dealerId` 0 stands for the dealer of the signed-in account. */
export const holdList = async (client: Client, dealerId: number, reason: string): Promise<ActOutcome> =>
  outcomeOf(await client.call(priceListsHold, { params: { dealerId }, payload: { reason: reason.trim() } }))

/** Withdraws a scheduled list. */
export const withdrawList = async (
  client: Client,
  dealerId: number,
  listId: number,
  reason: string
): Promise<ActOutcome> =>
  outcomeOf(
    await client.call(priceListsWithdraw, {
      params: { dealerId, listId },
      payload: { reason: reason.trim() }
    })
  )

/** A new API key, which is returned only once; or the reason why no key was created. */
export type MadeKey =
  | { readonly kind: "made"; readonly secret: string }
  | { readonly kind: "failed"; readonly outcome: ActOutcome }

export const addKey = async (client: Client, dealerId: number, name: string): Promise<MadeKey> => {
  const answer = await client.call(priceListsAddKey, { params: { dealerId }, payload: { name } })
  return answer.type === "ok"
    ? { kind: "made", secret: answer.value.secret }
    : { kind: "failed", outcome: outcomeOf(answer) }
}

export const revokeKey = async (client: Client, dealerId: number, keyId: number): Promise<ActOutcome> =>
  outcomeOf(await client.call(priceListsRevokeKey, { params: { dealerId, keyId }, payload: {} }))

/** Input of the preview. */
export interface PreviewWish {
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
  readonly amount: number
}

/**
 * Requests the price of an amount at a place as if these rows were in force; `undefined` if the server does not return
 * one.
 */
export const previewList = async (
  client: Client,
  dealerId: number,
  rows: ReadonlyArray<SentRow>,
  wish: PreviewWish
) => {
  const payload = { ...wish, rows: rows.map((row) => ({ ...row })) }
  const answer = await client.call(priceListsPreview, { params: { dealerId }, payload })
  return answer.type === "ok" ? answer.value : undefined
}
