import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { OptionRulesEffect } from "../ports/option-rules-effect.ts"
import { changing, requireSound } from "./change-rules.ts"

/** Every copy of the shop reads the price list anew, and with it what was published (rule option.house-rules). */
const raiseVersion = Effect.fnUntraced(function* ({ countryId, productGroupId }: RulesKey) {
  const sql = yield* SqlClient
  yield* sql`
    insert into price_list_version (country_id, product_group_id) values (${countryId}, ${productGroupId})
    on conflict (country_id, product_group_id)
    do update set version = price_list_version.version + 1, changed_at = now()`
})

/** Publishes the draft that was seen; this copy of the shop has it when this ends, all others as soon as its notice. */
export const publishRules = Effect.fnUntraced(function* (key: RulesKey, rowVersion: number, reason: string) {
  if (reason === "") return yield* Effect.fail(invalid([{ code: "required", field: "Reason", params: {} }]))
  const sql = yield* SqlClient
  const { countryId, productGroupId } = key
  const sheet = yield* changing(
    key,
    rowVersion,
    // the answer to the same wish got lost: what the next version published is this draft
    ({ rowVersion: now, changedAt, revisions: [newest] }) =>
      now === rowVersion + 1 && newest?.reason === reason && newest.publishedAt === changedAt,
    Effect.fnUntraced(function* ({ draft, number }, actor) {
      if (draft === null) return yield* Effect.fail(refusals.notFound)
      // the catalogue may be another since it was kept
      yield* requireSound(key, draft)
      const next = number + 1
      yield* sql`
        insert into option_rules_revision
          (country_id, product_group_id, number, rules, reason, published_at, published_by_id, published_by)
        values (${countryId}, ${productGroupId}, ${next}, ${JSON.stringify(draft)}::jsonb, ${reason}, ${actor.now},
          ${actor.id}, ${actor.name})`
      yield* raiseVersion(key)
      return { draft: null, event: "optionRulesPublished" as const, detail: { number: next, reason } }
    })
  )
  const { inForce } = yield* OptionRulesEffect
  // it is published whatever becomes of this: memory then follows the notice
  yield* Effect.ignore(inForce(key, new Date(yield* Clock.currentTimeMillis)))
  return sheet
})
