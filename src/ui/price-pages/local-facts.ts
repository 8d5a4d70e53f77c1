import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { PriceFigures } from "../../domain/price-history/price-figures.ts"
import type { PlaceLink } from "../kit/documents/place-link.ts"
import type { AreaPrices } from "./area-prices.ts"
import type { ComparedProduct } from "./price-facts.ts"

/** A dealer who delivers to the page's postal code; prices are gross, in major units. */
export interface DealerHere {
  readonly dealerId: number
  readonly name: string
  readonly rating: number
  readonly ratingCount: number
  /** Certificates of the goods; empty if the goods have none. */
  readonly certificationIds: ReadonlyArray<number>
  /** Per tonne. */
  readonly unitPrice: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** yyyy-MM-dd */
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

/** All data that the price page of a place shows. */
export interface LocalPrices {
  readonly countryId: CountryId
  readonly kind: "State" | "County" | "Town"
  readonly path: `/${string}`
  /** Name of the area or place: "Bayern", "Landkreis Augsburg", "80331 München". */
  readonly title: string
  readonly trail: ReadonlyArray<PlaceLink>
  readonly zipCode: string | undefined
  /** URL segment of the federal state in which the place is located. */
  readonly regionSlug: string | undefined
  /** Other names of places with the same postal code. */
  readonly otherNames: ReadonlyArray<string>
  readonly towns: ReadonlyArray<PlaceLink>
  readonly sameTown: ReadonlyArray<PlaceLink>
  readonly currency: CurrencyCode
  readonly figures: PriceFigures | undefined
  /** Name of the area that the chart and figures describe: "Bayern". */
  readonly historyOf: string
  readonly products: ReadonlyArray<ComparedProduct>
  readonly areas: ReadonlyArray<AreaPrices>
  /** Null if the dealers are not known, empty if no dealer delivers here. */
  readonly dealers: ReadonlyArray<DealerHere> | null
}

/**
 * Whether a federal state shows the country's prices, because it has too few offers for a price of its own (rule
 * price.no-regional).
 */
export const hasNoOwnPrice = ({ kind, path, areas }: Pick<LocalPrices, "kind" | "path" | "areas">): boolean =>
  kind === "State" && areas.some((area) => area.path === path && area.isCountrys)
