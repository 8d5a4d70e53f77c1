import type { CountryId } from "../../place/country.ts"
import type { ProductGroupId } from "../../product/product-group.ts"
import type { OptionRules } from "./option-rules.ts"

/** Whose options are meant. */
export interface RulesKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/** How a country and product group stands in the list of all of them. */
export interface RulesRow extends RulesKey {
  readonly hasDraft: boolean
  /** Of what is published; 0 while it is as in the catalogue. */
  readonly number: number
  /** Null while nothing was changed. */
  readonly changedAt: string | null
  readonly changedBy: string
}

/** Something that was published once. */
export interface RulesRevision {
  readonly number: number
  readonly reason: string
  readonly publishedAt: string
  readonly publishedBy: string
}

/** All that is known of a country and product group at the desk. */
export interface RulesSheet extends RulesRow {
  /** 0 while nothing was changed. */
  readonly rowVersion: number
  readonly draft: OptionRules | null
  /** Null while it is as in the catalogue. */
  readonly published: OptionRules | null
  /** The newest first. */
  readonly revisions: ReadonlyArray<RulesRevision>
}
