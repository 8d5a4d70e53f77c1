import { Context, type Effect } from "effect"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { Decimal } from "../../domain/price/money.ts"
import type { Offer, OfferList } from "../../domain/offer/offer.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** One of the three best offers of a country (rule price.best); gross, major units. */
export interface BestPrice {
  readonly dealerId: number
  readonly name: string
  /** What it is the price of; empty for goods without a certificate. */
  readonly certificationIds: ReadonlyArray<number>
  readonly unitPrice: Decimal
  readonly totalPrice: Decimal
  readonly currency: CurrencyCode
  /** When it was calculated, ISO 8601. */
  readonly timeStamp: string
}

/** What dealers charge for what a visitor asks. Calculations need not be complete: defaults are filled in. */
export class Offers extends Context.Service<
  Offers,
  {
    /** What can be chosen (rule option.house-rules). */
    readonly configuration: (
      countryId: CountryId,
      productGroupId: ProductGroupId,
      at: Date
    ) => Effect.Effect<ConfigurationData, DatabaseUnreachable>
    /** The calculation as offers are priced: exactly one option per group, unknown ids dropped. */
    readonly complete: (calculation: Calculation, configuration: ConfigurationData) => Calculation
    /**
     * All offers of the zip in the order asked for. When no dealer sells it with the options chosen, the offers with
     * default options, marked as such (rule offer.other-conditions).
     */
    readonly calculate: (calculation: Calculation, at: Date) => Effect.Effect<OfferList, DatabaseUnreachable>
    /** The offers with default options. */
    readonly calculateDefault: (
      calculation: Calculation,
      at: Date
    ) => Effect.Effect<OfferList, DatabaseUnreachable>
    /**
     * The offer of one dealer, by the price list that the database holds now; `undefined` when the dealer does not sell it, or
     * when one of its options is no longer offered.
     * It may be called inside a transaction, which is then asked for the version of the price list; who has just read
     * that version hands it over and spares the question.
     */
    readonly offerOf: (
      calculation: Calculation,
      dealerId: number,
      at: Date,
      listVersion?: number
    ) => Effect.Effect<Offer | undefined, DatabaseUnreachable>
    /** The three cheapest dealers of a country for loose pellets, delivery by default options. */
    readonly bestPrice: (
      countryId: CountryId,
      amount: number,
      at: Date
    ) => Effect.Effect<ReadonlyArray<BestPrice>, DatabaseUnreachable>
  }
>()("server/ports/Offers") {}
