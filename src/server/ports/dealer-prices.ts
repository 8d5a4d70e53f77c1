import { Context, type Effect } from "effect"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Ranked } from "../../domain/price/ranking.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** What a dealer charges today in one of the dealer's delivery areas for loose pellets at the comparison amount; gross. */
export interface AreaOffer extends Ranked {
  readonly areaId: number
  readonly branchId: number
  readonly unitPrice: Cents
  /** yyyy-MM-dd */
  readonly deliveryStart: string
  readonly deliveryEnd: string
  /** All qualities that the dealer sells there. */
  readonly certificationIds: ReadonlyArray<number>
}

/** What is asked of dealers beside the amount: options and qualities, as offers are asked for. */
export type DealerWish = Pick<PartialCalculation, "parameters" | "productCertifications">

/** Today's prices of dealers for loose pellets; promised by offers. */
export class DealerPrices extends Context.Service<
  DealerPrices,
  {
    /** Of all areas that deliver to a postal code. */
    readonly at: (
      countryId: CountryId,
      zipCode: string,
      wish: DealerWish
    ) => Effect.Effect<ReadonlyArray<AreaOffer>, DatabaseUnreachable>
    /** Of all areas of the country; worked out once for each list and wish. */
    readonly everywhere: (
      countryId: CountryId,
      wish: DealerWish
    ) => Effect.Effect<ReadonlyArray<AreaOffer>, DatabaseUnreachable>
  }
>()("server/ports/DealerPrices") {}
