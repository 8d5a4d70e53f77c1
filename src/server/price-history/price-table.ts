import { Effect } from "effect"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { localPagePath, priceOverviewPath, statePagePath } from "../../domain/place/local-page.ts"
import { regionByCode, regionsOf } from "../../domain/place/region.ts"
import { areaCode, codesText, type PriceArea } from "../../domain/price-history/price-area.ts"
import { changeOf, changePercentOf } from "../../domain/price-history/change.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { type ProductGroup, productGroups } from "../../domain/product/product-group.ts"
import { areasAround } from "./area-codes.ts"
import { instantOf } from "./instant-of.ts"
import { codesOfState, type NewestPrice, newestPrices } from "./newest.ts"

/** Loose and in sacks: what is compared where nothing else is asked for. */
const usualProducts = [20, 23]

/** The products of a query that there are, in its order and each once; the usual ones where it names none. */
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

/** A row before its prices: what it is called, where its page is, and whose prices stand in it. */
interface Row {
  readonly groupTitle: string
  readonly title: string
  readonly link: string
  readonly code: string
}

const stateWord = (countryId: CountryId): string => (countryId === 3 ? "Kanton" : "Bundesland")

const rowOf = (countryId: CountryId, area: PriceArea, zipPath: string): Row => {
  const { name } = countries[countryId]
  const code = areaCode(area)
  switch (area.kind) {
    case "country":
      return { groupTitle: "Land", title: name, link: priceOverviewPath, code }
    case "state": {
      const region = regionByCode(countryId, area.code)
      const link = region === undefined ? "" : statePagePath(region)
      return { groupTitle: stateWord(countryId), title: region?.name ?? area.code, link, code }
    }
    case "county":
      return { groupTitle: "Kreis", title: area.name, link: "", code }
    case "codes":
      return {
        groupTitle: "Umgebung",
        title: `PLZ ${codesText(countryId, area.prefix)}`,
        link: zipPath,
        code
      }
  }
}

/** Which rows a table has: the areas of a postal code, those within a state, or the country and its states. */
const rowsOf = Effect.fnUntraced(function* (
  countryId: CountryId,
  { stateId, zipCode }: { readonly stateId?: number; readonly zipCode?: string }
) {
  const country = rowOf(countryId, { kind: "country" }, "")
  if (zipCode !== undefined && zipCode !== "") {
    const areas = yield* areasAround(countryId, zipCode)
    const state = areas.flatMap(({ area }) =>
      area.kind === "state" ? [regionByCode(countryId, area.code)] : []
    )[0]
    const path = state === undefined ? "" : localPagePath(state, zipCode)
    return areas.map(({ area }) => rowOf(countryId, area, path))
  }
  const state = stateId === undefined ? undefined : regionsOf(countryId)[stateId - 1]
  if (state !== undefined) {
    const codes = yield* codesOfState(countryId, state.code)
    const areas = codes.map((prefix): PriceArea => ({ kind: "codes", prefix }))
    return [{ kind: "state" as const, code: state.code }, ...areas].map((area) => rowOf(countryId, area, ""))
  }
  const states = regionsOf(countryId).map(({ code }): PriceArea => ({ kind: "state", code }))
  return [country, ...states.map((area) => rowOf(countryId, area, ""))]
})

const areaPriceOf = ({ price, former, day }: NewestPrice) => ({
  price: toDecimal(price),
  ...(former === null ? {} : { open: toDecimal(former) }),
  change: toDecimal(changeOf(price, former ?? undefined)),
  changePercent: changePercentOf(price, former ?? undefined),
  dateTime: instantOf(day)
})

/** The prices of products side by side, one row an area; a state without prices of its own shows the country's. */
export const priceTable = Effect.fnUntraced(function* (
  countryId: CountryId,
  groups: ReadonlyArray<ProductGroup>,
  where: { readonly stateId?: number; readonly zipCode?: string }
) {
  const rows = yield* rowsOf(countryId, where)
  const prices = yield* newestPrices(
    countryId,
    groups.map(({ productId }) => productId),
    ["", ...rows.map(({ code }) => code)]
  )
  const ofArea = (code: string) =>
    Object.fromEntries(
      prices
        .filter((each) => each.areaCode === code)
        .map((each) => [String(each.productId), areaPriceOf(each)] as const)
    )
  return {
    header: {
      title: `Preise in ${countries[countryId].name}`,
      groups: Object.fromEntries(groups.map(({ productId, name }) => [String(productId), name]))
    },
    rows: rows.flatMap(({ code, ...row }) => {
      const own = ofArea(code)
      const isOwn = code === "" || Object.keys(own).length > 0
      // smaller areas than states are left out where nobody sells
      if (!isOwn && (code.startsWith("z-") || code.startsWith("c-"))) return []
      const basis = isOwn ? ("Own" as const) : ("Country" as const)
      return [{ ...row, basis, groups: isOwn ? own : ofArea("") }]
    })
  }
})
