import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DeskFee } from "../../domain/dealer-desk/desk-dealer.ts"
import { feeEntry, feeWord } from "../../domain/dealer-desk/fee-rules.ts"
import { changeRow, only, operationOf, type SeenRow } from "./change-row.ts"
import { feesOfDealer } from "./dealer-rows.ts"
import { overtaken, refuseField } from "./refusals-of-rows.ts"

const conflict = (fee: DeskFee) => Effect.fail({ ...overtaken, fee })

/**
 * Adds a fee, or saves an existing one if it still has the version that the user read; a dealer can have each fee of
 * the catalogue only once (rule price.fees).
 */
export const saveFee = Effect.fnUntraced(function* (dealerId: number, asked: DeskFee) {
  const sql = yield* SqlClient
  const { productGroupId, feeKey, optionId, basis, amount } = asked
  if (feeEntry(productGroupId, feeWord(asked)) === undefined) return yield* refuseField("fee", "invalid")
  return yield* changeRow({
    dealerId,
    part: "fee",
    seen: asked,
    operation: operationOf(asked),
    find: (id) => feesOfDealer(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* (_: unknown, before: DeskFee | undefined) {
      const [same] = yield* sql`
        select 1 from dealer_fee where dealer_id = ${dealerId} and product_group_id = ${productGroupId}
          and fee_key = ${feeKey} and option_id = ${optionId} and id <> ${before?.id ?? 0}`
      if (same !== undefined) return yield* refuseField("fee", "feeTaken")
      const written =
        before === undefined
          ? yield* sql<{ readonly id: number }>`
              insert into dealer_fee (dealer_id, product_group_id, fee_key, option_id, basis, amount)
              values (${dealerId}, ${productGroupId}, ${feeKey}, ${optionId}, ${basis}, ${amount}) returning id`
          : yield* sql<{ readonly id: number }>`
              update dealer_fee set row_version = row_version + 1, product_group_id = ${productGroupId},
                fee_key = ${feeKey}, option_id = ${optionId}, basis = ${basis}, amount = ${amount}
              where id = ${before.id} returning id`
      const { id } = yield* only(written)
      return yield* Effect.flatMap(feesOfDealer(dealerId, id), only)
    })
  })
})

/** Removes a fee: its option is then no longer sold or, if the fee is unavoidable, is free of charge. */
export const removeFee = Effect.fnUntraced(function* (dealerId: number, seen: SeenRow) {
  const sql = yield* SqlClient
  return yield* changeRow({
    dealerId,
    part: "fee",
    seen,
    operation: "Deleted",
    find: (id) => feesOfDealer(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* (_: unknown, before: DeskFee | undefined) {
      yield* sql`delete from dealer_fee where id = ${seen.id}`
      return yield* only(before === undefined ? [] : [before])
    })
  })
})
