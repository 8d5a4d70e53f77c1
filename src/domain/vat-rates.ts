import type { CountryId } from "./country.ts"
import { isLiquid } from "./options/option-ids.ts"
import { type ProductGroupId, productGroups } from "./product-group.ts"

/** A VAT rate of a product group from a day on. */
export interface VatRate {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** Tenths of a per cent: 81 is 8.1 %. */
  readonly rateTenths: number
  /** Local date yyyy-MM-dd. */
  readonly validFrom: string
}

type History = ReadonlyArray<readonly [validFrom: string, rateTenths: number]>

/**
 * domain.md 2.2. Wood for burning stands under the reduced rate in Germany (Anlage 2 Nr. 48 UStG) and Austria (13 %
 * since 2016), not in Switzerland; the second half of 2020 had lowered rates in Germany.
 */
const wood: Readonly<Record<CountryId, History>> = {
  1: [
    ["2007-01-01", 70],
    ["2020-07-01", 50],
    ["2021-01-01", 70]
  ],
  2: [["2016-01-01", 130]],
  3: [
    ["2018-01-01", 77],
    ["2024-01-01", 81]
  ]
}
const fossil: Readonly<Record<CountryId, History>> = {
  1: [
    ["2007-01-01", 190],
    ["2020-07-01", 160],
    ["2021-01-01", 190]
  ],
  2: [["2016-01-01", 200]],
  3: wood[3]
}

/** The VAT rates that the law sets for all product groups, with their history; the day of delivery decides (domain.md 2.2). */
export const vatRates: ReadonlyArray<VatRate> = ([1, 2, 3] as const).flatMap((countryId) =>
  productGroups.flatMap((group) =>
    (isLiquid(group.id) ? fossil : wood)[countryId].map(([validFrom, rateTenths]) => ({
      countryId,
      productGroupId: group.id,
      rateTenths,
      validFrom
    }))
  )
)
