import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { actsOfRecord, type RecordAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskSlot, SlotEdit } from "../../../domain/adverts/desk-records.ts"
import { slotProblems } from "../../../domain/adverts/slot-form.ts"
import { isSameJson } from "../../../domain/same-json.ts"
import { fieldProblems, invalid } from "../../http/refusals.ts"
import { type Begun, moveRecord, saveRecord } from "./save-record.ts"
import { findSlot } from "./slot-rows.ts"

const ofSlots = {
  kind: "slot",
  find: findSlot,
  theirs: (slot: DeskSlot) => ({ slot })
} as const

/** Fails if another slot has this place; locks the place until the transaction ends. */
const holdPlace = Effect.fnUntraced(function* (key: string, madeAs: string, id: number) {
  const sql = yield* SqlClient
  yield* sql`lock table advert_slot in share row exclusive mode`
  const others = yield* sql`
    select 1 from advert_slot
    where key = ${key} and archived_at is null and id <> ${id} and made_as is distinct from ${madeAs === "" ? "-" : madeAs}`
  if (others.length > 0)
    return yield* Effect.fail(invalid(fieldProblems("", [{ field: "key", code: "taken" }])))
})

/** Saves a slot if it still has the version that the user saw; each place has at most one slot. */
export const saveSlot = Effect.fnUntraced(function* (
  begun: Begun,
  { name, key, slotTypeId, appliesZipFiltering }: SlotEdit
) {
  const edit: SlotEdit = { name, key, slotTypeId, appliesZipFiltering }
  const problems = slotProblems(edit)
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // an archived slot occupies no place
      const known = begun.id === 0 ? undefined : yield* findSlot(begun.id)
      if (known?.isArchived !== true) yield* holdPlace(key, begun.madeAs, begun.id)
      return yield* saveRecord(begun, {
        ...ofSlots,
        name,
        columns: { name, key, slot_type_id: slotTypeId, applies_zip_filtering: appliesZipFiltering },
        isSame: (row) =>
          isSameJson(
            {
              name: row.name,
              key: row.key,
              slotTypeId: row.slotTypeId,
              appliesZipFiltering: row.appliesZipFiltering
            },
            edit
          )
      })
    })
  )
})

/** Archives a slot, or restores it if its place is free. */
export const moveSlot = Effect.fnUntraced(function* (
  id: number,
  { rowVersion, act }: { readonly rowVersion: number; readonly act: RecordAct }
) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const known = yield* findSlot(id)
      if (act === "restore" && known !== undefined) yield* holdPlace(known.key, "", id)
      return yield* moveRecord({ id, rowVersion, act }, { ...ofSlots, actsOf: actsOfRecord })
    })
  )
})
