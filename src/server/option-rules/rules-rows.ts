import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { RulesKey, RulesRow, RulesSheet } from "../../domain/options/rules/rules-sheet.ts"
import { countryIds } from "../../domain/place/country.ts"
import { productGroupIds } from "../../domain/product/product-group.ts"
import { rulesOfRow } from "../db/published-rules.ts"

interface StandRow extends RulesKey {
  readonly hasDraft: boolean
  readonly number: number
  readonly changedAt: Date
  readonly changedBy: string
}

const untouched = { hasDraft: false, number: 0, changedAt: null, changedBy: "" }

/** Lists every country and product group, also those for which the operator has no option rules. */
export const listRules = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<StandRow>`
    select r.country_id as "countryId", r.product_group_id as "productGroupId", r.draft is not null as "hasDraft",
      r.changed_at as "changedAt", r.changed_by as "changedBy",
      coalesce((select max(number) from option_rules_revision v
        where v.country_id = r.country_id and v.product_group_id = r.product_group_id), 0) as number
    from option_rules r`
  const items = countryIds.flatMap((countryId) =>
    productGroupIds.map((productGroupId): RulesRow => {
      const row = rows.find((each) => each.countryId === countryId && each.productGroupId === productGroupId)
      return row === undefined
        ? { countryId, productGroupId, ...untouched }
        : { ...row, changedAt: row.changedAt.toISOString() }
    })
  )
  return { items, total: items.length }
})

/** Reads the draft, published rules and history of one country and product group. */
export const findRules = Effect.fnUntraced(function* ({ countryId, productGroupId }: RulesKey) {
  const sql = yield* SqlClient
  const [head] = yield* sql<{
    readonly rowVersion: number
    readonly draft: unknown
    readonly changedAt: Date
    readonly changedBy: string
  }>`
    select row_version as "rowVersion", draft, changed_at as "changedAt", changed_by as "changedBy"
    from option_rules where country_id = ${countryId} and product_group_id = ${productGroupId}`
  if (head === undefined) {
    const nothing: RulesSheet = {
      countryId,
      productGroupId,
      ...untouched,
      rowVersion: 0,
      draft: null,
      published: null,
      revisions: []
    }
    return nothing
  }
  const rows = yield* sql<{
    readonly number: number
    readonly rules: unknown
    readonly reason: string
    readonly publishedAt: Date
    readonly publishedBy: string
  }>`
    select number, reason, published_at as "publishedAt", published_by as "publishedBy",
      case when number = max(number) over () then rules end as rules
    from option_rules_revision
    where country_id = ${countryId} and product_group_id = ${productGroupId} order by number desc`
  const [newest] = rows
  const { rowVersion, draft, changedAt, changedBy } = head
  const sheet: RulesSheet = {
    countryId,
    productGroupId,
    rowVersion,
    hasDraft: draft !== null,
    number: newest?.number ?? 0,
    changedAt: changedAt.toISOString(),
    changedBy,
    draft: draft === null ? null : yield* rulesOfRow(draft),
    published: newest === undefined ? null : yield* rulesOfRow(newest.rules),
    revisions: rows.map(({ number, reason, publishedAt, publishedBy }) => ({
      number,
      reason,
      publishedAt: publishedAt.toISOString(),
      publishedBy
    }))
  }
  return sheet
})

/** Finds formerly published rules; undefined for an unknown number. */
export const revisionOf = Effect.fnUntraced(function* (
  { countryId, productGroupId }: RulesKey,
  number: number
) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly rules: unknown }>`
    select rules from option_rules_revision
    where country_id = ${countryId} and product_group_id = ${productGroupId} and number = ${number}`
  return row === undefined ? undefined : yield* rulesOfRow(row.rules)
})
