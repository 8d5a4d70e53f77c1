import { Context, type Effect } from "effect"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { Decimal } from "../../domain/price/money.ts"
import type { Offer, OfferList } from "../../domain/offer/offer.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** One of the three best offers of a country (rule price.best); prices are gross, in major currency units. */
export interface BestPrice {
  readonly dealerId: number
  readonly name: string
  /** The certificates of the offered goods; empty for goods without a certificate. */
  readonly certificationIds: ReadonlyArray<number>
  readonly unitPrice: Decimal
  readonly totalPrice: Decimal
  readonly currency: CurrencyCode
  /** Time of the calculation, ISO 8601. */
  readonly timeStamp: string
}

/** Calculates dealers' offers for a visitor's request. Calculations may be incomplete: defaults are filled in. */
export class Offers extends Context.Service<
  Offers,
  {
    /** The available options (rule option.house-rules). */
    readonly configuration: (
      countryId: CountryId,
      productGroupId: ProductGroupId,
      at: Date
    ) => Effect.Effect<ConfigurationData, DatabaseUnreachable>
    /**
     * Completes a calculation to the form in which offers are priced: exactly one option per group, without unknown
     * ids.
     */
    readonly complete: (calculation: Calculation, configuration: ConfigurationData) => Calculation
    /**
     * Returns all offers for the zip in the requested order. If no dealer sells the chosen options, the result contains
     * the offers with default options and is marked accordingly (rule offer.other-conditions).
     */
    readonly calculate: (calculation: Calculation, at: Date) => Effect.Effect<OfferList, DatabaseUnreachable>
    /** Returns the offers with default options. */
    readonly calculateDefault: (
      calculation: Calculation,
      at: Date
    ) => Effect.Effect<OfferList, DatabaseUnreachable>
    /**
     * Returns the offer of one dealer, calculated from the current price list in the database; `undefined` if the
     * dealer does not sell the requested goods, or if one of the requested options is no longer offered. Inside a
     * transaction, the version of the price list is queried; a caller that has just read that version can pass it to
     * save the query.
     */
    readonly offerOf: (
      calculation: Calculation,
      dealerId: number,
      at: Date,
      listVersion?: number
    ) => Effect.Effect<Offer | undefined, DatabaseUnreachable>
    /** Returns the three cheapest dealers of a country for loose pellets, delivered with default options. */
    readonly bestPrice: (
      countryId: CountryId,
      amount: number,
      at: Date
    ) => Effect.Effect<ReadonlyArray<BestPrice>, DatabaseUnreachable>
  }
>()("server/ports/Offers") {}
