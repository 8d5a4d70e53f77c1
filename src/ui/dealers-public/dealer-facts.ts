import type { PromiseFigures } from "../../domain/dealer/promise-figures.ts"
import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { DealerCertificate } from "../../domain/dealer/certificate.ts"
import type { ListExtraKey, ListFilters } from "../../domain/dealer/list-choices.ts"
import type { OwnPriceRequest } from "../../domain/dealer/own-price.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import type { AmountLimits, AmountProblem } from "../../domain/product/amount.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { PlaceLink } from "../kit/documents/place-link.ts"

/** Today's price of loose pellets at the comparison amount; gross, major units. */
export interface TodayPrice {
  /** Certificates of the goods that have this price; empty if they have none. */
  readonly certificationIds: ReadonlyArray<number>
  /** Per tonne. */
  readonly unitPrice: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** yyyy-MM-dd */
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

export interface BranchFacts {
  readonly id: number
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}

/** A branch on the page of its dealer. */
interface OpenBranchFacts extends BranchFacts {
  /** The branch's own hours; empty if the dealer's hours apply (rule dealer.hours). */
  readonly openingHours: ReadonlyArray<OpenTime>
}

/** A dealer in a list. */
export interface DealerCardFacts {
  readonly id: number
  readonly name: string
  readonly path: `/${string}`
  /** 0 to 100. */
  readonly rating: number
  readonly ratingCount: number
  readonly enplusId: string | null
  readonly certifications: ReadonlyArray<string>
  readonly branch: BranchFacts
  readonly price: TodayPrice
}

/** A federal state with the dealers who deliver there. */
export interface DealerStateFacts {
  readonly name: string
  readonly mapId: string
  readonly path: `/${string}`
  readonly dealers: number
  /** Undefined if there are no offers of pellets today. */
  readonly unitPrice: number | undefined
}

/** The query parameters of a dealer list, as its form shows them. */
export interface DealerListWish {
  readonly ordering: Ordering
  /** Ids of options and qualities, as in the list of offers. */
  readonly options: ReadonlyArray<number>
  readonly certifications: ReadonlyArray<number>
  readonly extras: ReadonlyArray<ListExtraKey>
  /** An unknown postal code, as the visitor entered it. */
  readonly missedZip: string | undefined
}

/** All data that a list of dealers shows. */
export interface DealerListFacts {
  readonly countryId: CountryId
  readonly kind: "Country" | "State" | "Zip"
  readonly path: `/${string}`
  /** Area name: "Bayern", "80331 München"; "" for the whole country. */
  readonly title: string
  readonly trail: ReadonlyArray<PlaceLink>
  readonly zipCode: string | undefined
  readonly wish: DealerListWish
  /** Options and extras that visitors can choose, as currently configured in the shop (rule option.house-rules). */
  readonly filters: ListFilters
  /** Null if the dealers could not be loaded. */
  readonly dealers: {
    readonly items: ReadonlyArray<DealerCardFacts>
    readonly total: number
    readonly page: number
    readonly size: number
  } | null
  /** The federal states; only in the list of a country. */
  readonly states: ReadonlyArray<DealerStateFacts>
}

export interface DealerFeeFacts {
  readonly name: string
  readonly amount: number
  readonly basis: "Order" | "Station" | "Unit"
  readonly isUnavoidable: boolean
}

/** The dealer's price at the visitor's postal code, or the reason why it is not shown. */
export type OwnPriceFacts =
  | { readonly kind: "unasked" }
  | { readonly kind: "invalid"; readonly field: "zip" }
  | {
      readonly kind: "invalid"
      readonly field: "amount"
      readonly problem: AmountProblem
      readonly limits: Pick<AmountLimits, "min" | "max">
      /** The parsed amount: 0 if the input is not a number. */
      readonly amount: number
    }
  | { readonly kind: "elsewhere"; readonly othersPath: `/${string}` }
  | { readonly kind: "unreachable" }
  | {
      readonly kind: "offer"
      readonly offer: Offer
      readonly orderPath: `/${string}`
      readonly listPath: `/${string}`
    }

/** All data that a dealer's page, or the page of a branch, shows. */
export interface DealerPageFacts {
  readonly countryId: CountryId
  readonly id: number
  readonly name: string
  /** URL of the logo (rule dealer.logo). */
  readonly logoUrl: string | null
  readonly path: `/${string}`
  readonly trail: ReadonlyArray<PlaceLink>
  /** The branch that the page describes; undefined for the dealer's own page. */
  readonly branch: OpenBranchFacts | undefined
  readonly isPaused: boolean
  /** The list of dealers who deliver to the location of the dealer's head office. */
  readonly nearPath: `/${string}`
  readonly description: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly stateName: string
  readonly phone: string
  readonly email: string
  readonly website: string | null
  /** The dealer's own text; may be empty and have several lines. */
  readonly imprint: string
  readonly register: string | null
  readonly representedBy: string | null
  readonly vatId: string | null
  readonly isInteraid: boolean
  /** yyyy-MM-dd */
  readonly joinedOn: string
  readonly certifications: ReadonlyArray<DealerCertificate>
  readonly branches: ReadonlyArray<OpenBranchFacts>
  readonly deliveryArea: ReadonlyArray<{
    readonly name: string
    readonly mapId: string
    readonly percent: number
  }>
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly payments: ReadonlyArray<string>
  readonly fees: ReadonlyArray<DealerFeeFacts>
  readonly products: ReadonlyArray<{
    readonly productGroupId: ProductGroupId
    readonly name: string
    readonly slug: string
  }>
  readonly rating: number
  readonly ratingCount: number
  readonly price: TodayPrice | null
  readonly promises: PromiseFigures
  /** The dealer's price compared with the market; null if there are too few days of data. */
  readonly chart: { readonly data: ChartData; readonly unit: ChartUnit } | null
  /** The visitor's input. */
  readonly asked: OwnPriceRequest
  readonly ownPrice: OwnPriceFacts
}

/** A dealer who no longer sells here, and other dealers who deliver to the same area. */
export interface GoneDealerFacts {
  readonly name: string
  /**
   * Postal code of the dealer's head office, used to search for other dealers; undefined if no known place has this
   * postal code.
   */
  readonly zipCode: string | undefined
  readonly place: PlaceLink
  readonly others: ReadonlyArray<DealerCardFacts>
}
