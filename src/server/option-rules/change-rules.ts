import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { WrittenDetail } from "../../domain/account/audit-details.ts"
import type { AuditEvent } from "../../domain/account/audit-events.ts"
import { checkRules } from "../../domain/options/rules/check-rules.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import {
  catalogueOf,
  rulesForToday,
  rulesOfCatalogue
} from "../../domain/options/rules/rules-of-catalogue.ts"
import type { RulesKey, RulesSheet } from "../../domain/options/rules/rules-sheet.ts"
import { isSameJson } from "../../domain/same-json.ts"
import { audit } from "../db/audit-event.ts"
import { namedMember } from "../http/named-member.ts"
import { fieldProblems, invalid, refusals } from "../http/refusals.ts"
import { findRules, revisionOf } from "./rules-rows.ts"

/** Fails with validation errors by field if rules cannot be stored (rule option.house-rules). */
export const requireSound = (key: RulesKey, rules: OptionRules) => {
  const problems = checkRules(catalogueOf(key), rules)
  return problems.length === 0 ? Effect.void : Effect.fail(invalid(fieldProblems("", problems)))
}

const outdated = (sheet: RulesSheet) => Effect.fail({ ...refusals.versionConflict, sheet })

/** The draft after a change, and its audit entry. */
interface Change {
  readonly draft: OptionRules | null
  readonly event: AuditEvent
  readonly detail?: WrittenDetail
}

interface Actor {
  readonly id: number
  readonly name: string
  readonly now: string
}

/**
 * Changes the draft if it still has the version that the user saw, in one transaction with the audit entry. Concurrent
 * changes wait for each other; the later one then finds a newer version.
 */
export const changing = Effect.fnUntraced(function* <E, R>(
  key: RulesKey,
  rowVersion: number,
  /**
   * Whether the same change has already been made, e.g. by a call whose response was lost. In that case nothing is
   * changed, and no conflict is reported.
   */
  isDone: (sheet: RulesSheet) => boolean,
  change: (sheet: RulesSheet, actor: Actor) => Effect.Effect<Change, E, R>
) {
  const sql = yield* SqlClient
  const { id, name } = yield* namedMember
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const { countryId, productGroupId } = key
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`
        insert into option_rules (country_id, product_group_id, row_version, changed_at, changed_by_id, changed_by)
        values (${countryId}, ${productGroupId}, 0, ${now}, ${id}, ${name}) on conflict do nothing`
      yield* sql`
        select 1 from option_rules
        where country_id = ${countryId} and product_group_id = ${productGroupId} for update`
      const sheet = yield* findRules(key)
      if (isDone(sheet)) return sheet
      if (sheet.rowVersion !== rowVersion) return yield* outdated(sheet)
      const outcome = yield* change(sheet, { id, name, now })
      const draft = outcome.draft === null ? null : JSON.stringify(outcome.draft)
      yield* sql`
        update option_rules set draft = ${draft}::jsonb, row_version = row_version + 1, changed_at = ${now},
          changed_by_id = ${id}, changed_by = ${name}
        where country_id = ${countryId} and product_group_id = ${productGroupId}`
      yield* audit({
        event: outcome.event,
        actorId: id,
        subjectId: undefined,
        detail: { country: countryId, group: productGroupId, ...outcome.detail }
      })
      return yield* findRules(key)
    })
  )
})

/** Saves a draft; fails with validation errors by field if the draft is invalid. */
export const saveRules = Effect.fnUntraced(function* (key: RulesKey, rowVersion: number, rules: OptionRules) {
  yield* requireSound(key, rules)
  return yield* changing(
    key,
    rowVersion,
    ({ draft }) => isSameJson(draft, rules),
    () => Effect.succeed({ draft: rules, event: "optionRulesSaved" as const })
  )
})

/** Copies formerly published rules into the draft; number 0 is the catalogue. */
export const restoreRules = Effect.fnUntraced(function* (key: RulesKey, rowVersion: number, number: number) {
  const catalogue = catalogueOf(key)
  const former = number === 0 ? rulesOfCatalogue(catalogue) : yield* revisionOf(key, number)
  if (former === undefined) return yield* Effect.fail(refusals.notFound)
  const draft = rulesForToday(former, catalogue)
  return yield* changing(
    key,
    rowVersion,
    (sheet) => isSameJson(sheet.draft, draft),
    () => Effect.succeed({ draft, event: "optionRulesRestored" as const, detail: { number } })
  )
})

/** Discards the draft; the published rules stay. */
export const discardRules = (key: RulesKey, rowVersion: number) =>
  changing(
    key,
    rowVersion,
    ({ draft }) => draft === null,
    () => Effect.succeed({ draft: null, event: "optionRulesDropped" as const })
  )
