import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type AdvertEdit, advertProblems } from "../../../domain/adverts/advert-rules.ts"
import { showsNothing } from "../../../domain/adverts/allowed-html.ts"
import { actsOfRecord, type RecordAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { isSameJson } from "../../../domain/same-json.ts"
import { fieldProblems, invalid } from "../../http/refusals.ts"
import { cleaning } from "../cleaning.ts"
import { findAdvert } from "./desk-advert-rows.ts"
import { type Begun, moveRecord, saveRecord } from "./save-record.ts"

const ofAdverts = {
  kind: "advert",
  find: findAdvert,
  theirs: (advert: DeskAdvert) => ({ advert })
} as const

/**
 * Cleans an advert and saves it, with a list of the removed parts (rule advert.allow-list), if the stored advert still
 * has the version that the user saw.
 */
export const saveAdvert = Effect.fnUntraced(function* (
  begun: Begun,
  { name, advertiser, html, css }: AdvertEdit
) {
  const problems = advertProblems({ name, advertiser, html, css })
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const { cleanCss, cleanHtml, removedFromCss, removedFromHtml } = yield* cleaning
  const edit: AdvertEdit = { name, advertiser, html: cleanHtml(html), css: cleanCss(css) }
  // entities make the text longer; the cleaned text must still fit the length limit of the form
  const left = showsNothing(edit.html) ? [{ field: "html", code: "nothingLeft" }] : advertProblems(edit)
  if (left.length > 0) return yield* Effect.fail(invalid(fieldProblems("", left)))
  const removed = [...removedFromHtml(html), ...removedFromCss(css)]
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    saveRecord(begun, {
      ...ofAdverts,
      name,
      columns: { ...edit, removed },
      // a repeated save sends the cleaned advert, which no longer contains the parts removed earlier
      isSame: (row) =>
        isSameJson({ name: row.name, advertiser: row.advertiser, html: row.html, css: row.css }, edit) &&
        (removed.length === 0 || isSameJson(row.removed, removed))
    })
  )
})

/** Archives an advert, which removes it from all slots, or restores it to the slots of its campaigns. */
export const moveAdvert = Effect.fnUntraced(function* (
  id: number,
  { rowVersion, act }: { readonly rowVersion: number; readonly act: RecordAct }
) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    moveRecord({ id, rowVersion, act }, { ...ofAdverts, actsOf: actsOfRecord })
  )
})
