import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DealerState } from "../../domain/dealer-desk/dealer-state.ts"
import type { HeldCertificate } from "../../domain/dealer/held-certificate.ts"
import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { CountryId } from "../../domain/place/country.ts"

export interface DealerRow {
  readonly id: number
  readonly name: string
  readonly state: DealerState
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly certificates: ReadonlyArray<HeldCertificate>
  /** 0 to 100. */
  readonly rating: number
  readonly ratingCount: number
  readonly isOperator: boolean
}

export interface BranchRow {
  readonly id: number
  readonly dealerId: number
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  /** Coordinates entered by staff; null if the coordinates of the postal code are used. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The branch's own opening hours; empty if the dealer's opening hours apply to the branch (rule dealer.hours). */
  readonly openingHours: ReadonlyArray<OpenTime>
}

export interface AreaRow {
  readonly id: number
  readonly dealerId: number
  readonly branchId: number
  readonly zipPrefixes: ReadonlyArray<string>
}

/** Reads all dealers of a country with their branches and delivery areas: a few thousand short rows. */
export const loadDealerRows = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  const dealers = yield* sql<DealerRow>`
    select id, name,
      -- in public, a dealer with suspended offers is shown like a paused dealer (rule price-list.age)
      case when state = 'active' and rests_since is not null then 'paused' else state end as state, street, zip_code as "zipCode", city, certificates, rating,
      rating_count as "ratingCount", is_operator as "isOperator"
    from dealer where country_id = ${countryId} order by id`
  const branches = yield* sql<BranchRow>`
    select b.id, b.dealer_id as "dealerId", b.name, b.street, b.zip_code as "zipCode", b.city,
      b.latitude, b.longitude, b.opening_hours as "openingHours"
    from branch b join dealer d on d.id = b.dealer_id where d.country_id = ${countryId} order by b.id`
  const areas = yield* sql<AreaRow>`
    select id, dealer_id as "dealerId", branch_id as "branchId", zip_prefixes as "zipPrefixes"
    from delivery_area where country_id = ${countryId} order by id`
  return { dealers, branches, areas }
})

export type DealerRows = Effect.Success<ReturnType<typeof loadDealerRows>>
