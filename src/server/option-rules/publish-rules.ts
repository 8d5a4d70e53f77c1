import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { OptionRulesEffect } from "../ports/option-rules-effect.ts"
import { changing, requireSound } from "./change-rules.ts"

/** Makes every server process read the price list again, and with it the published rules (rule option.house-rules). */
const raiseVersion = Effect.fnUntraced(function* ({ countryId, productGroupId }: RulesKey) {
  const sql = yield* SqlClient
  yield* sql`
    insert into price_list_version (country_id, product_group_id) values (${countryId}, ${productGroupId})
    on conflict (country_id, product_group_id)
    do update set version = price_list_version.version + 1, changed_at = now()`
})

/**
 * Publishes the draft that the user saw. This server process uses the rules when the call ends; all others use them as
 * soon as they are notified.
 */
export const publishRules = Effect.fnUntraced(function* (key: RulesKey, rowVersion: number, reason: string) {
  if (reason === "") return yield* Effect.fail(invalid([{ code: "required", field: "Reason", params: {} }]))
  const sql = yield* SqlClient
  const { countryId, productGroupId } = key
  const sheet = yield* changing(
    key,
    rowVersion,
    // an earlier call of the same request, whose response was lost, has already published this draft as the next
    // version
    ({ rowVersion: now, changedAt, revisions: [newest] }) =>
      now === rowVersion + 1 && newest?.reason === reason && newest.publishedAt === changedAt,
    Effect.fnUntraced(function* ({ draft, number }, actor) {
      if (draft === null) return yield* Effect.fail(refusals.notFound)
      // the catalogue may have changed since the draft was saved
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
  // the rules are published even if this fails: the price list in memory is then updated by the notification
  yield* Effect.ignore(inForce(key, new Date(yield* Clock.currentTimeMillis)))
  return sheet
})
