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
  /** Number of the published revision; 0 if the catalogue applies without rules. */
  readonly number: number
  /** `null` if the catalogue applies without rules. */
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

/** Everything that staff see about the rules of a country and product group. */
export interface RulesSheet extends RulesRow {
  /** 0 if the catalogue applies without rules. */
  readonly rowVersion: number
  readonly draft: OptionRules | null
  /** `null` if the catalogue applies without rules. */
  readonly published: OptionRules | null
  /** Newest first. */
  readonly revisions: ReadonlyArray<RulesRevision>
}
