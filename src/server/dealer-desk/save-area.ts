import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { parseAreaText } from "../../domain/dealer/delivery-area.ts"
import { areaPrefixes } from "../../domain/dealer/delivery-area-prefixes.ts"
import { mostAreas } from "../../domain/dealer-desk/area-rules.ts"
import type { DeskArea } from "../../domain/dealer-desk/desk-dealer.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { Places } from "../ports/places.ts"
import { changeRow, only, operationOf, type SeenRow } from "./change-row.ts"
import { type AreaRow, areasOfDealer, branchesOf, nextNumber } from "./dealer-rows.ts"
import { countedArea, type DealerRow } from "./desk-dealer.ts"
import { overtaken, refuseField, refuseWrong } from "./refusals-of-rows.ts"

export type AreaEdit = Omit<DeskArea, "zipPrefixes" | "codeCount"> & { readonly zipText: string }

const counted = Effect.fnUntraced(function* (area: AreaRow, countryId: CountryId) {
  const places = yield* Places
  return countedArea(area, yield* places.gazetteer(countryId))
})

const conflict = (row: AreaRow, { countryId }: DealerRow) =>
  Effect.flatMap(counted(row, countryId), (area) => Effect.fail({ ...overtaken, area }))

const prefixesIn = Effect.fnUntraced(function* (zipText: string, countryId: CountryId) {
  const read = parseAreaText(zipText, countryId)
  if ("parts" in read) return areaPrefixes(read.parts)
  yield* refuseWrong(read.problems.map((problem) => ({ field: "zipText", ...problem })))
  return []
})

/**
 * Adds a delivery area, or saves an existing one if it still has the version that the user read; the postal codes must
 * be in the dealer's country.
 */
export const saveArea = Effect.fnUntraced(function* (dealerId: number, asked: AreaEdit) {
  const sql = yield* SqlClient
  if (asked.name === "") return yield* refuseField("name", "required")
  return yield* changeRow({
    dealerId,
    part: "area",
    seen: asked,
    operation: operationOf(asked),
    find: (id) => areasOfDealer(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* ({ countryId }: DealerRow, before: AreaRow | undefined) {
      const prefixes = yield* prefixesIn(asked.zipText, countryId)
      const [branch] = yield* branchesOf(dealerId, asked.branchId)
      if (branch === undefined) return yield* refuseField("branchId", "branchUnknown")
      if (before === undefined && (yield* areasOfDealer(dealerId)).length >= mostAreas)
        return yield* refuseField("id", "areasTooMany")
      const { name, branchId, leadWorkdays, windowWorkdays } = asked
      const id = before?.id ?? (yield* nextNumber("delivery_area"))
      yield* sql`
        insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays,
          name)
        values (${id}, ${dealerId}, ${branchId}, ${countryId}, ${prefixes}, ${leadWorkdays}, ${windowWorkdays}, ${name})
        on conflict (id) do update set row_version = delivery_area.row_version + 1, branch_id = ${branchId},
          zip_prefixes = ${prefixes}, lead_workdays = ${leadWorkdays}, window_workdays = ${windowWorkdays},
          name = ${name}`
      const saved = yield* Effect.flatMap(areasOfDealer(dealerId, id), only)
      return yield* counted(saved, countryId)
    })
  })
})

/** Removes an area; the database also removes its prices (migration 0117). Existing orders do not change. */
export const removeArea = Effect.fnUntraced(function* (dealerId: number, seen: SeenRow) {
  const sql = yield* SqlClient
  return yield* changeRow({
    dealerId,
    part: "area",
    seen,
    operation: "Deleted",
    find: (id) => areasOfDealer(dealerId, id),
    conflict,
    write: Effect.fnUntraced(function* ({ countryId }: DealerRow, before: AreaRow | undefined) {
      yield* sql`delete from delivery_area where id = ${seen.id}`
      return yield* counted(yield* only(before === undefined ? [] : [before]), countryId)
    })
  })
})
