import type { PromiseFigures } from "../../domain/dealer/promise-figures.ts"
import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { DealerCertificate } from "../../domain/dealer/certificate.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import type { NamedEntry, OptionGroupKey } from "../../domain/options/configuration-data.ts"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import type { AmountLimits, AmountProblem } from "../../domain/product/amount.ts"
import type { PlaceLink } from "../kit/documents/place-link.ts"

/** Today's price of loose pellets at the comparison amount; gross, major units. */
export interface TodayPrice {
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

/** A dealer of a list. */
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

/** A state with the dealers who deliver there. */
export interface DealerStateFacts {
  readonly name: string
  readonly mapId: string
  readonly path: `/${string}`
  readonly dealers: number
  /** Undefined where there are no offers of pellets today. */
  readonly unitPrice: number | undefined
}

/** What the address of a list asks for, as its form shows it. */
export interface DealerListWish {
  readonly ordering: Ordering
  /** Ids of options and qualities, as the list of offers has them. */
  readonly options: ReadonlyArray<number>
  readonly certifications: ReadonlyArray<number>
  /** An unknown postal code, as it was typed. */
  readonly missedZip: string | undefined
}

/** The options of a group in the shop's order, and the default one. */
export interface DealerChoice {
  readonly key: OptionGroupKey
  readonly defaultId: number
  readonly options: ReadonlyArray<NamedEntry>
}

/** All that a list of dealers shows. */
export interface DealerListFacts {
  readonly countryId: CountryId
  readonly kind: "Country" | "State" | "Zip"
  readonly path: `/${string}`
  /** "Bayern", "80331 München"; "" for the country. */
  readonly title: string
  readonly trail: ReadonlyArray<PlaceLink>
  readonly zipCode: string | undefined
  readonly wish: DealerListWish
  /** What can be asked for, as the shop has it today (rule option.house-rules). */
  readonly choices: ReadonlyArray<DealerChoice>
  /** Null where it is not known. */
  readonly dealers: {
    readonly items: ReadonlyArray<DealerCardFacts>
    readonly total: number
    readonly page: number
    readonly size: number
  } | null
  /** Of the country's list. */
  readonly states: ReadonlyArray<DealerStateFacts>
}

export interface DealerFeeFacts {
  readonly name: string
  readonly amount: number
  readonly basis: "Order" | "Station" | "Unit"
  readonly isUnavoidable: boolean
}

/** What a dealer takes at the visitor's postal code, or why that is not shown. */
export type OwnPriceFacts =
  | { readonly kind: "unasked" }
  | { readonly kind: "invalid"; readonly field: "zip" }
  | {
      readonly kind: "invalid"
      readonly field: "amount"
      readonly problem: AmountProblem
      readonly limits: Pick<AmountLimits, "min" | "max">
      /** As it was read: 0 is what is no number. */
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

/** All that a dealer's page, or one of a branch, shows. */
export interface DealerPageFacts {
  readonly countryId: CountryId
  readonly id: number
  readonly name: string
  /** Address of the logo (rule dealer.logo). */
  readonly logoUrl: string | null
  readonly path: `/${string}`
  readonly trail: ReadonlyArray<PlaceLink>
  /** The branch that the page is of; undefined for the dealer's own. */
  readonly branch: BranchFacts | undefined
  readonly isPaused: boolean
  /** The list of dealers who deliver to the dealer's seat. */
  readonly nearPath: `/${string}`
  readonly description: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly stateName: string
  readonly phone: string
  readonly email: string
  readonly website: string | null
  readonly register: string | null
  readonly representedBy: string | null
  readonly vatId: string | null
  readonly isInteraid: boolean
  /** yyyy-MM-dd */
  readonly joinedOn: string
  readonly certifications: ReadonlyArray<DealerCertificate>
  readonly qualities: ReadonlyArray<string>
  readonly branches: ReadonlyArray<BranchFacts>
  readonly deliveryArea: ReadonlyArray<{
    readonly name: string
    readonly mapId: string
    readonly percent: number
  }>
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly payments: ReadonlyArray<string>
  readonly fees: ReadonlyArray<DealerFeeFacts>
  readonly products: ReadonlyArray<{ readonly name: string; readonly slug: string }>
  readonly rating: number
  readonly ratingCount: number
  readonly price: TodayPrice | null
  readonly promises: PromiseFigures
  /** The dealer's price beside the market; null while it is known of too few days. */
  readonly chart: { readonly data: ChartData; readonly unit: ChartUnit } | null
  /** What the visitor has typed. */
  readonly asked: { readonly zipCode: string; readonly amount: string }
  readonly ownPrice: OwnPriceFacts
}

/** A dealer who has ended, and who else delivers there. */
export interface GoneDealerFacts {
  readonly name: string
  /** Of the dealer's seat, where the others are asked for; undefined where no place has it. */
  readonly zipCode: string | undefined
  readonly place: PlaceLink
  readonly others: ReadonlyArray<DealerCardFacts>
}
