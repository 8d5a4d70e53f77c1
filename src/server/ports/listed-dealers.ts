import { Context, type Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** A dealer whose page contains offers (rule dealer.states). */
export interface ListedDealer {
  readonly name: string
  readonly zipCode: string
  readonly city: string
  /** Path of the dealer's page. */
  readonly path: string
}

/** Names the dealers of a country, also to other subjects; implemented by dealers. */
export class ListedDealers extends Context.Service<
  ListedDealers,
  {
    /** Returns the dealers with the best rating first; the same list until a dealer or a place changes. */
    readonly of: (countryId: CountryId) => Effect.Effect<ReadonlyArray<ListedDealer>, DatabaseUnreachable>
  }
>()("server/ports/ListedDealers") {}
