/** Groups 1–10 of the shop (rule product.groups). */
export type ProductGroupId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Products of the calculation service (rule product.groups). */
export type ProductId = 1 | 2 | 5 | 20 | 23 | 25 | 26 | 27 | 28 | 29

/** Better goods of a group, beside its ordinary product; numbers that rule product.groups keeps in reserve. */
export type SuperProductId = 3 | 21

export type ProductGroupSlug =
  | "heizoel"
  | "diesel"
  | "holzpellets-lose"
  | "holzpellets-sackware"
  | "adblue"
  | "holzpellets-bigbags"
  | "kaminholz"
  | "holzbriketts"
  | "hackschnitzel"
  | "industriepellets"

export type Unit = "kg" | "l" | "Palette"

export interface ProductGroup {
  readonly id: ProductGroupId
  readonly slug: ProductGroupSlug
  readonly productId: ProductId
  readonly name: string
  readonly unit: Unit
  readonly unitPlural: "Kilogramm" | "Liter" | "Paletten"
  /** Amount of one price unit in `unit`: 1 000 kg, 100 l, one pallet (rule price.units). */
  readonly priceUnitAmount: 1000 | 100 | 1
  readonly defaultAmount: number
  readonly isPallet: boolean
  /** Kilograms of one unit, for the base price per kg of pallet goods (rule price.base); 1 for kg, none for litres. */
  readonly kilogramsPerUnit: number | undefined
}

const group = (
  id: ProductGroupId,
  slug: ProductGroupSlug,
  productId: ProductId,
  name: string,
  unit: Unit,
  defaultAmount: number,
  kilogramsPerUnit: number | undefined
): ProductGroup => ({
  id,
  slug,
  productId,
  name,
  unit,
  unitPlural: unit === "kg" ? "Kilogramm" : unit === "l" ? "Liter" : "Paletten",
  priceUnitAmount: unit === "kg" ? 1000 : unit === "l" ? 100 : 1,
  defaultAmount,
  isPallet: unit === "Palette",
  kilogramsPerUnit
})

export const productGroups: ReadonlyArray<ProductGroup> = [
  group(1, "heizoel", 1, "Heizöl", "l", 3000, undefined),
  group(2, "diesel", 2, "Diesel", "l", 1000, undefined),
  group(3, "holzpellets-lose", 20, "Holzpellets lose", "kg", 6000, 1),
  group(4, "holzpellets-sackware", 23, "Holzpellets Sackware", "Palette", 1, 975),
  group(5, "adblue", 5, "AdBlue", "l", 1000, undefined),
  group(6, "holzpellets-bigbags", 27, "Holzpellets Big Bags", "Palette", 1, 1000),
  group(7, "kaminholz", 29, "Kaminholz", "kg", 1000, 1),
  group(8, "holzbriketts", 26, "Holzbriketts", "Palette", 1, 960),
  group(9, "hackschnitzel", 25, "Hackschnitzel", "kg", 6000, 1),
  group(10, "industriepellets", 28, "Industriepellets", "kg", 6000, 1)
]

const byId = new Map<number, ProductGroup>(productGroups.map((entry) => [entry.id, entry]))
const bySlug = new Map<string, ProductGroup>(productGroups.map((entry) => [entry.slug, entry]))

/** The group of an id; an unknown id has none, it never falls back to group 3 (rule product.unknown). */
export const productGroupById = (id: number): ProductGroup | undefined => byId.get(id)

export const productGroupBySlug = (slug: string): ProductGroup | undefined => bySlug.get(slug)

/** The group of an id that is known by type. */
export const productGroup = (id: ProductGroupId): ProductGroup => {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`No product group ${id}`)
  return found
}

/**
 * The amount at which prices of different days and places are compared: 6 pallets of sacks, else the default (rule
 * product.comparison).
 */
export const comparisonAmount = (id: ProductGroupId): number =>
  id === 4 ? 6 : productGroup(id).defaultAmount
