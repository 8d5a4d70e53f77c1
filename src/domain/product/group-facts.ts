import type { CountryId } from "../place/country.ts"

export const units = ["kg", "l", "Palette"] as const

export type Unit = (typeof units)[number]

/** Limits of an amount, in the unit of the product group (rule amount.limits). */
export interface AmountRange {
  readonly min: number
  /** The minimum per household if several households order together. */
  readonly bulkMin: number
  readonly max: number
}

/**
 * How goods are delivered and stored: pumped into a tank, blown into a store, tipped onto a heap, or in packages that
 * stay separate. Options, fees and the right of withdrawal depend on it.
 */
export type GoodsKind = "liquid" | "blown" | "tipped" | "packed"

/**
 * Classes of goods with the same VAT: firewood (reduced rate in Germany and Austria), other wood (reduced only in
 * Austria), liquids (never reduced). Switzerland has one rate for all.
 */
export const vatClasses = ["burningWood", "otherWood", "liquidFuel"] as const
export type VatClass = (typeof vatClasses)[number]

/** The sacks of one pallet: the weight of one sack in kg, and the number of sacks. */
export interface PalletBags {
  readonly size: number
  readonly count: number
}

/** A quality that a buyer can request: a certificate, or a quality declared by dealers. */
export interface QualityMark {
  /** From 1 to 99: `certificationIdOf` writes each as two digits. */
  readonly id: number
  readonly name: string
  /** The limit that the mark guarantees, shown to buyers in addition to the name. */
  readonly bound?: string
}

/** A property that dealers declare in addition to the certificate, with its possible values. */
export interface DeclaredFacet {
  readonly name: string
  /** Whether goods with different values of this property cannot be compared (rule offer.like-with-like). */
  readonly isCompared: boolean
  readonly marks: ReadonlyArray<QualityMark>
}

/** All facts about a product group: one row of the table (decision 048). */
export interface GroupFacts {
  readonly id: number
  /** Segment in paths. */
  readonly slug: string
  /** Id in the calculation service. */
  readonly productId: number
  readonly name: string
  /**
   * Product id of the group's better goods, which must be chosen explicitly ("super product", rule
   * calculator.super-product).
   */
  readonly superProductId: number | undefined
  readonly unit: Unit
  readonly unitPlural: "Kilogramm" | "Liter" | "Paletten"
  /** Amount of one price unit in `unit`: 1 000 kg, 100 l, one pallet (rule price.units). */
  readonly priceUnitAmount: 1000 | 100 | 1
  readonly isPallet: boolean
  readonly limits: Readonly<Record<CountryId, AmountRange>>
  /** Initial amount of a calculation. */
  readonly defaultAmount: number
  /** The amount at which prices of different days and places are compared (rule product.comparison). */
  readonly comparisonAmount: number
  /**
   * Kilograms per unit, for the base price per kg of pallet goods (rule price.base); 1 for goods sold in kg,
   * `undefined` for litres.
   */
  readonly kilogramsPerUnit: number | undefined
  /** Possible combinations of sacks on a pallet (rule product.pallet-bags); empty for goods without sacks. */
  readonly palletBags: ReadonlyArray<PalletBags>
  readonly goods: GoodsKind
  /** The VAT class in which the goods are offered. */
  readonly vatClass: VatClass
  /**
   * Countries where the VAT class depends on a declaration of the buyer; without a declaration the goods count as other
   * wood (decision 021).
   */
  readonly moistureDeclaredIn: ReadonlyArray<CountryId>
  /** Certificates that a buyer can request (rule option.certifications). */
  readonly certificates: ReadonlyArray<QualityMark>
  /** Other properties declared by dealers, in display order (rule offer.declared). */
  readonly declared: ReadonlyArray<DeclaredFacet>
}
