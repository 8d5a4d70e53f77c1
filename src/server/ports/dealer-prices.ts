import { Context, type Effect } from "effect"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Ranked } from "../../domain/price/ranking.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** A dealer's current price in one of the dealer's delivery areas for loose pellets at the comparison amount; gross. */
export interface AreaOffer extends Ranked {
  readonly areaId: number
  readonly branchId: number
  readonly unitPrice: Cents
  /** yyyy-MM-dd */
  readonly deliveryStart: string
  readonly deliveryEnd: string
  /** Certificates of the goods that have this price; empty if they have none. */
  readonly pricedIds: ReadonlyArray<number>
  /** All qualities that the dealer sells in this area. */
  readonly certificationIds: ReadonlyArray<number>
}

/** A price request to dealers, except for the amount: options, extras and qualities, as for offers. */
export type DealerWish = Pick<
  PartialCalculation,
  "parameters" | "productCertifications" | "appointmentPlus" | "looseBlowingProcess"
>

/** Calculates today's prices of dealers for loose pellets; implemented by offers. */
export class DealerPrices extends Context.Service<
  DealerPrices,
  {
    /** Calculates the offers of all areas that deliver to a postal code. */
    readonly at: (
      countryId: CountryId,
      zipCode: string,
      wish: DealerWish
    ) => Effect.Effect<ReadonlyArray<AreaOffer>, DatabaseUnreachable>
    /** Calculates the offers of all areas of the country, once for each price list and request. */
    readonly everywhere: (
      countryId: CountryId,
      wish: DealerWish
    ) => Effect.Effect<ReadonlyArray<AreaOffer>, DatabaseUnreachable>
  }
>()("server/ports/DealerPrices") {}
