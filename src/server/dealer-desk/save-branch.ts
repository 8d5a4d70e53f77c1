import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { branchFieldsOf, branchProblems, isWithin } from "../../domain/dealer-desk/branch-rules.ts"
import type { DeskBranch } from "../../domain/dealer-desk/desk-dealer.ts"
import { changeRow, only, operationOf, type SeenRow } from "./change-row.ts"
import { branchesOf, nextNumber } from "./dealer-rows.ts"
import { overtaken, refuseField, refuseWrong } from "./refusals-of-rows.ts"
import { refuseUnknownZip } from "./save-profile.ts"

const conflict = (branch: DeskBranch) => Effect.fail({ ...overtaken, branch })

/** Whether a coordinate is invalid: it must have both numbers or none, and must be within the delivery countries. */
const isNoPoint = ({ latitude, longitude }: DeskBranch): boolean =>
  latitude === null || longitude === null ? latitude !== longitude : !isWithin({ latitude, longitude })

/** Adds a branch, or saves an existing one if it still has the version that the user read. */
export const saveBranch = Effect.fnUntraced(function* (dealerId: number, asked: DeskBranch) {
  const sql = yield* SqlClient
  if (isNoPoint(asked)) return yield* refuseField("point", "pointInvalid")
  return yield* changeRow({
    dealerId,
    part: "branch",
    seen: asked,
    operation: operationOf(asked),
    find: (id) => branchesOf(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* ({ countryId }, before: DeskBranch | undefined) {
      yield* refuseWrong(branchProblems(countryId)(branchFieldsOf(asked)))
      if (asked.zipCode !== before?.zipCode) yield* refuseUnknownZip(countryId, asked.zipCode)
      const { name, street, zipCode, city, latitude, longitude } = asked
      const hours = JSON.stringify(asked.openingHours)
      const id = before?.id ?? (yield* nextNumber("branch"))
      yield* sql`
        insert into branch (id, dealer_id, name, street, zip_code, city, latitude, longitude, opening_hours)
        values (${id}, ${dealerId}, ${name}, ${street}, ${zipCode}, ${city}, ${latitude}, ${longitude},
          ${hours}::jsonb)
        on conflict (id) do update set row_version = branch.row_version + 1, name = ${name}, street = ${street},
          zip_code = ${zipCode}, city = ${city}, latitude = ${latitude}, longitude = ${longitude},
          opening_hours = ${hours}::jsonb`
      return yield* Effect.flatMap(branchesOf(dealerId, id), only)
    })
  })
})

/** Removes a branch that supplies no delivery area. */
export const removeBranch = Effect.fnUntraced(function* (dealerId: number, seen: SeenRow) {
  const sql = yield* SqlClient
  return yield* changeRow({
    dealerId,
    part: "branch",
    seen,
    operation: "Deleted",
    find: (id) => branchesOf(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* (_: unknown, before: DeskBranch | undefined) {
      const [area] = yield* sql`select 1 from delivery_area where branch_id = ${seen.id} limit 1`
      if (area !== undefined) return yield* refuseField("id", "branchInUse")
      yield* sql`delete from branch where id = ${seen.id}`
      return yield* only(before === undefined ? [] : [before])
    })
  })
})
