import { fromDecimal } from "../../domain/price/money.ts"
import { comparablePrice } from "../../domain/price-history/comparable-price.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import type { AreaPrices } from "../../ui/price-pages/area-prices.ts"

type Told = Readonly<Record<string, { readonly price: number; readonly changePercent: number }>>

/** Returns the prices per tonne in a table row, keyed by product. */
export const pricesByProduct = (told: Told): AreaPrices["prices"] =>
  new Map(
    Object.entries(told).flatMap(([id, { price, changePercent }]) => {
      const group = productGroups.find(({ productId }) => String(productId) === id)
      return group === undefined
        ? []
        : [[group.productId, { price: comparablePrice(group, fromDecimal(price)), changePercent }] as const]
    })
  )
