import type { CountryId } from "../../place/country.ts"
import type { ProductGroupId } from "../../product/product-group.ts"
import type { OptionRules } from "./option-rules.ts"

/** The country and product group of a set of rules. */
export interface RulesKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/** A country and product group in the overview list. */
export interface RulesRow extends RulesKey {
  readonly hasDraft: boolean
  /** Number of the published revision; 0 while the catalogue is unchanged. */
  readonly number: number
  /** `null` while the catalogue is unchanged. */
  readonly changedAt: string | null
  readonly changedBy: string
}

/** A published revision of rules. */
export interface RulesRevision {
  readonly number: number
  readonly reason: string
  readonly publishedAt: string
  readonly publishedBy: string
}

/** Everything the desk shows about the rules of a country and product group. */
export interface RulesSheet extends RulesRow {
  /** 0 while the catalogue is unchanged. */
  readonly rowVersion: number
  readonly draft: OptionRules | null
  /** `null` while the catalogue is unchanged. */
  readonly published: OptionRules | null
  /** Newest first. */
  readonly revisions: ReadonlyArray<RulesRevision>
}
