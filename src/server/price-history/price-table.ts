import { Effect } from "effect"
import { countryAreaName } from "../../domain/place/area-name.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { freshDays } from "../../domain/price-history/fresh-days.ts"
import { changeOf, changePercentOf } from "../../domain/price-history/change.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { type ProductGroup, productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { instantOf } from "./instant-of.ts"
import { type Newest, type NewestPrice, newestPrices } from "./newest.ts"
import { priceRows, type TableArea } from "./price-rows.ts"

/** Products that are compared by default: loose pellets and sacks. */
const usualProducts = [20, 23]

/**
 * Returns the valid products of a query, in the order of the query and without duplicates; the default products if the
 * query names none.
 */
export const wishedProducts = (
  productIds: string | ReadonlyArray<string> | undefined
): ReadonlyArray<ProductGroup> => {
  const texts = (typeof productIds === "string" ? [productIds] : (productIds ?? [])).flatMap((each) =>
    each.split(",")
  )
  const ids = texts.filter((each) => /^[0-9]{1,4}$/u.test(each.trim())).map(Number)
  const found = [...new Set(ids.length === 0 ? usualProducts : ids)]
  return found.flatMap((id) => productGroups.find(({ productId }) => productId === id) ?? [])
}

const areaPriceOf = ({ price, former, day }: NewestPrice) => ({
  price: toDecimal(price),
  ...(former === null ? {} : { open: toDecimal(former) }),
  change: toDecimal(changeOf(price, former ?? undefined)),
  changePercent: changePercentOf(price, former ?? undefined),
  dateTime: instantOf(day)
})

/**
 * Leaves out the prices of products that no dealer has sold for some time: their last prices must not stand beside the
 * current prices of other products as if they were current as well.
 */
const stillOffered = (prices: ReadonlyArray<NewestPrice>): ReadonlyArray<NewestPrice> => {
  const newest = prices.reduce((latest, { day }) => Math.max(latest, day), 0)
  return prices.filter(({ day }) => day > newest - freshDays)
}

/**
 * Returns the prices of products side by side, one row per area; a federal state without its own prices shows the
 * prices of the country.
 */
export const priceTable = Effect.fnUntraced(function* (
  countryId: CountryId,
  groups: ReadonlyArray<ProductGroup>,
  where: TableArea,
  newest: Newest = newestPrices
) {
  const rows = yield* priceRows(countryId, where)
  // loose pellets, which are sold everywhere, show how old the newest prices are
  const wished = new Set<number>(groups.map(({ productId }) => productId))
  const productIds = [...new Set<number>([...wished, usualGroup.productId])]
  const found = yield* newest(countryId, productIds, ["", ...rows.map(({ code }) => code)])
  const prices = stillOffered(found).filter(({ productId }) => wished.has(productId))
  const ofArea = (code: string) =>
    Object.fromEntries(
      prices
        .filter((each) => each.areaCode === code)
        .map((each) => [String(each.productId), areaPriceOf(each)] as const)
    )
  return {
    header: {
      title: `Preise: ${countryAreaName(countryId)}`,
      groups: Object.fromEntries(groups.map(({ productId, name }) => [String(productId), name]))
    },
    rows: rows.flatMap(({ code, ...row }) => {
      const own = ofArea(code)
      const isOwn = code === "" || Object.keys(own).length > 0
      // areas smaller than federal states are left out if they have no prices of their own
      if (!isOwn && (code.startsWith("z-") || code.startsWith("c-"))) return []
      const basis = isOwn ? ("Own" as const) : ("Country" as const)
      return [{ ...row, basis, groups: isOwn ? own : ofArea("") }]
    })
  }
})
