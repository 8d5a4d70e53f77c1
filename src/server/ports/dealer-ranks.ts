import { Context, type Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** A dealer's rank among the offers for the comparison amount of a product group at a postal code; gross cents. */
export interface DealerRank {
  /** The comparison amount, in the unit of the group. */
  readonly amount: number
  /** The dealer's rank, counted from 1; null if this dealer offers nothing. */
  readonly place: number | null
  readonly offerCount: number
  readonly total: Cents | null
  /** The cheapest total of the other dealers; null if there is none. */
  readonly cheapestOther: Cents | null
}

/** Determines a dealer's rank among today's offers; implemented by offers. */
export class DealerRanks extends Context.Service<
  DealerRanks,
  {
    readonly at: (
      countryId: CountryId,
      dealerId: number,
      asked: { readonly zipCode: string; readonly productGroupId: ProductGroupId },
      at: Date
    ) => Effect.Effect<DealerRank, DatabaseUnreachable>
  }
>()("server/ports/DealerRanks") {}
