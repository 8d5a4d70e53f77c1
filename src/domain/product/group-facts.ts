import type { CountryId } from "../place/country.ts"

export const units = ["kg", "l", "Palette"] as const

export type Unit = (typeof units)[number]

/** Limits of an amount, in the unit of the product group (rule amount.limits). */
export interface AmountRange {
  readonly min: number
  /** The least per household, where several order together. */
  readonly bulkMin: number
  readonly max: number
}

/**
 * How goods come and what becomes of them: pumped into a tank, blown into a store, tipped onto a heap, or in pieces that
 * stay apart. Options, fees and the right of withdrawal follow from it.
 */
export type GoodsKind = "liquid" | "blown" | "tipped" | "packed"

/**
 * Goods that the law taxes alike: wood to be burnt (the reduced rate in Germany and Austria), other wood (reduced in
 * Austria alone), liquids (never reduced). Switzerland has one rate for all.
 */
export const vatClasses = ["burningWood", "otherWood", "liquidFuel"] as const
export type VatClass = (typeof vatClasses)[number]

/** The sacks of one pallet: how heavy one is in kg, and how many there are. */
export interface PalletBags {
  readonly size: number
  readonly count: number
}

/** A quality that a buyer can ask for: a certificate, or a word of what dealers declare. */
export interface QualityMark {
  /** From 1 to 99: `certificationIdOf` writes each as two digits. */
  readonly id: number
  readonly name: string
  /** What it promises beside its name, where buyers choose by it. */
  readonly bound?: string
}

/** One thing that dealers declare of goods beside their certificate, and what can be declared of it. */
export interface DeclaredFacet {
  readonly name: string
  /** Goods that differ in it are not alike, however alike the rest is (rule offer.like-with-like). */
  readonly isCompared: boolean
  readonly marks: ReadonlyArray<QualityMark>
}

/** What the shop has to know of a product group: a row of the table says all of it (decision 048). */
export interface GroupFacts {
  readonly id: number
  /** In addresses. */
  readonly slug: string
  /** Of the calculation service. */
  readonly productId: number
  readonly name: string
  /** Better goods of the group, which are chosen on purpose only ("super product", rule calculator.super-product). */
  readonly superProductId: number | undefined
  readonly unit: Unit
  readonly unitPlural: "Kilogramm" | "Liter" | "Paletten"
  /** Amount of one price unit in `unit`: 1 000 kg, 100 l, one pallet (rule price.units). */
  readonly priceUnitAmount: 1000 | 100 | 1
  readonly isPallet: boolean
  readonly limits: Readonly<Record<CountryId, AmountRange>>
  /** What a calculation begins with. */
  readonly defaultAmount: number
  /** The amount at which prices of different days and places are compared (rule product.comparison). */
  readonly comparisonAmount: number
  /** Kilograms of one unit, for the base price per kg of pallet goods (rule price.base); 1 for kg, none for litres. */
  readonly kilogramsPerUnit: number | undefined
  /** How pallets of sacks may be made up (rule product.pallet-bags); empty for goods without sacks. */
  readonly palletBags: ReadonlyArray<PalletBags>
  readonly goods: GoodsKind
  /** The class in which they are offered. */
  readonly vatClass: VatClass
  /** Where that class rests on a word of the buyer, who else is charged for other wood (decision 021). */
  readonly moistureDeclaredIn: ReadonlyArray<CountryId>
  /** Certificates that a buyer can ask for (rule option.certifications). */
  readonly certificates: ReadonlyArray<QualityMark>
  /** What dealers declare of the goods besides, in the order in which it is shown (rule offer.declared). */
  readonly declared: ReadonlyArray<DeclaredFacet>
}
