import { certificationsOf, uncertified } from "../../../domain/options/certifications.ts"
import { superProductOf } from "../../../domain/options/products.ts"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import type { Dealer } from "../dealer.ts"
import { levelOn, levels } from "./price-level.ts"
import { type Random, randomOf } from "../random.ts"
import { declaredAssortment } from "./declared-goods.ts"
import { regionFactor } from "./region-factor.ts"

/** A row of `price_row`: gross cents per price unit, including VAT and delivery. */
export interface PriceRow {
  readonly area_id: number
  readonly product_id: number
  readonly certification_id: number
  readonly from_amount: number
  readonly valid_from: string
  readonly unit_price: number
}

/** For each certificate: its price factor, and the share of dealers that sell goods with it. */
const certificates: Readonly<Record<number, { readonly factor: number; readonly share: number }>> = {
  1: { factor: 1, share: 1 },
  2: { factor: 1.008, share: 0.7 },
  4: { factor: 0.968, share: 0.35 },
  6: { factor: 1.02, share: 0.25 },
  11: { factor: 1, share: 1 },
  12: { factor: 0.98, share: 0.4 },
  31: { factor: 1, share: 1 },
  32: { factor: 1.012, share: 0.45 },
  41: { factor: 1.01, share: 0.6 },
  51: { factor: 1.03, share: 0.6 },
  52: { factor: 1, share: 1 }
}

const assortmentOf = (groupId: ProductGroupId, random: Random): ReadonlyArray<readonly [number, number]> => {
  const known = certificationsOf(groupId)
  if (known.length === 0) return [[uncertified, 1]]
  return known.flatMap(({ id }) => {
    const { factor, share } = certificates[id] ?? { factor: 1, share: 0.5 }
    return random.chance(share) ? [[id, factor * random.between(0.997, 1.003)] as const] : []
  })
}

/** Rounds prices to multiples of 10 cents (1 000 kg, pallets) or 5 cents (100 l). */
const rounded = (cents: number, groupId: ProductGroupId): number => {
  const step = productGroup(groupId).unit === "l" ? 5 : 10
  return Math.max(step, Math.round(cents / step) * step)
}

/**
 * Returns the better product of a group if the dealer sells it, with its price factor compared with the ordinary
 * product.
 */
const superProductAt = (seed: number, dealer: Dealer, groupId: ProductGroupId) => {
  const product = superProductOf(groupId)
  const random = randomOf(seed, `super/${dealer.id}/${groupId}`)
  return product !== undefined && random.chance(0.55)
    ? { id: product.id, factor: random.between(1.03, 1.07) }
    : undefined
}

/**
 * Returns the rows of a dealer's price lists on `today` (a day number): base × region × amount × season × dealer, as
 * proposed by rule sample.prices; the season is part of the base level. Some dealers also have their previous list, or
 * have already announced the next one.
 */
export const priceRowsOf = (seed: number, dealer: Dealer, today: number): ReadonlyArray<PriceRow> => {
  const random = randomOf(seed, `prices/${dealer.id}`)
  const validFrom = today - random.integer(1, 45)
  const lists = [{ day: validFrom, factor: 1 }]
  if (random.chance(0.12)) lists.push({ day: validFrom - 60, factor: random.between(0.96, 1.04) })
  if (random.chance(0.06))
    lists.push({ day: today + random.integer(5, 20), factor: random.between(0.99, 1.03) })
  const rows: Array<PriceRow> = []
  for (const groupId of dealer.groups) {
    const { productId } = productGroup(groupId)
    const better = superProductAt(seed, dealer, groupId)
    const groupFactor = dealer.priceFactor * random.between(0.99, 1.01)
    const assortment = declaredAssortment(seed, dealer, groupId, assortmentOf(groupId, random))
    for (const area of dealer.areas) {
      const areaFactor = groupFactor * regionFactor(dealer.countryId, area.home.regionCode)
      for (const { day, factor } of lists)
        for (const [certificationId, certificate] of assortment)
          for (const [fromAmount, step] of levels[productId].steps) {
            const cents =
              levelOn(dealer.countryId, productId, today) * areaFactor * factor * certificate * step
            const row = (id: number, price: number): PriceRow => ({
              area_id: area.id,
              product_id: id,
              certification_id: certificationId,
              from_amount: fromAmount,
              valid_from: isoOfDay(day),
              unit_price: rounded(price, groupId)
            })
            rows.push(row(productId, cents))
            if (better !== undefined) rows.push(row(better.id, cents * better.factor))
          }
    }
  }
  return rows
}
