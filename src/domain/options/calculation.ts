import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/** A chosen option: its id (signed, "any" entries are ≤ 0), a modifier or a desired date (rule option.choice). */
export interface OptionChoice {
  readonly id: number
  readonly modifier?: number
  /** Local date yyyy-MM-dd. */
  readonly desiredDate?: string
  /** The shop's words for it, kept with an order where they are not the catalogue's; read from no caller. */
  readonly name?: string
}

/** Sort of the list: 0 price, 1 delivery date, 2 rating (rule offer.sorting). */
export type Ordering = 0 | 1 | 2

/** Where how much of an order goes that several households place together. */
export interface PlannedPoint {
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
}

/** What a visitor asks a price for (rule calculator.wish), in the wire's structure. */
export interface Calculation {
  readonly productGroupId: ProductGroupId
  readonly countryId: CountryId
  readonly zipCode: string
  /** In the unit of the product group, over all stations. */
  readonly amount: number
  /** Delivery points, 1–5. */
  readonly stations: number
  /** -1 is the default product of the group. */
  readonly product: { readonly id: number; readonly climateNeutral?: boolean }
  readonly parameters: ReadonlyArray<OptionChoice>
  readonly appointmentPlus: boolean
  /** Accepted certifications; empty means all. */
  readonly productCertifications: ReadonlyArray<number>
  /** Ids of the blowing process; 1 means on. */
  readonly looseBlowingProcess: ReadonlyArray<number>
  /** Weight of a sack in kg, and sacks of a pallet; without them any pallet will do. */
  readonly palletBagSize?: number
  readonly palletBagCount?: number
  /** Certifications and blowing process of the offer that was chosen; none while no offer is (rule calculator.wish). */
  readonly offerProductCertifications?: ReadonlyArray<number>
  readonly offerLooseBlowingProcess?: ReadonlyArray<number>
  /** The points of a bulk order, which make up zip, amount and stations; without them all stations share one zip. */
  readonly points?: ReadonlyArray<PlannedPoint>
  readonly ordering: Ordering
}
