import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/**
 * A chosen option: its id, and a modifier or a desired date if the option has one. Ids may be negative; entries that
 * mean "any" have ids ≤ 0 (rule option.choice).
 */
export interface OptionChoice {
  readonly id: number
  readonly modifier?: number
  /** Local date yyyy-MM-dd. */
  readonly desiredDate?: string
  /**
   * The shop's name for the option, stored with an order if it differs from the catalogue's name; a name sent by a
   * caller is ignored.
   */
  readonly name?: string
}

/** Sort order of the list: 0 price, 1 delivery date, 2 rating (rule offer.sorting). */
export type Ordering = 0 | 1 | 2

/** A delivery point of an order that several households place together: its place and amount. */
export interface PlannedPoint {
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
}

/** A visitor's request for prices (rule calculator.wish), with the structure used on the wire. */
export interface Calculation {
  readonly productGroupId: ProductGroupId
  readonly countryId: CountryId
  readonly zipCode: string
  /** Total amount of all stations, in the unit of the product group. */
  readonly amount: number
  /** Delivery points, 1–5. */
  readonly stations: number
  /** -1 stands for the default product of the group. */
  readonly product: { readonly id: number; readonly climateNeutral?: boolean }
  readonly parameters: ReadonlyArray<OptionChoice>
  readonly appointmentPlus: boolean
  /** Accepted certifications; empty means all. */
  readonly productCertifications: ReadonlyArray<number>
  /** Requested blowing processes; id 1 means low-dust. */
  readonly looseBlowingProcess: ReadonlyArray<number>
  /** Weight of a sack in kg, and sacks per pallet; if absent, any pallet matches. */
  readonly palletBagSize?: number
  readonly palletBagCount?: number
  /**
   * Certifications and blowing process of the chosen offer; missing while no offer is chosen (rule calculator.wish).
   */
  readonly offerProductCertifications?: ReadonlyArray<number>
  readonly offerLooseBlowingProcess?: ReadonlyArray<number>
  /** The points of a bulk order, which determine zip, amount and stations; if absent, all stations share one zip. */
  readonly points?: ReadonlyArray<PlannedPoint>
  readonly ordering: Ordering
}
