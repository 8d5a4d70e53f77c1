import { latestFields } from "../../domain/open-data/open-fields.ts"
import { openCountryOf, openProductOf } from "../../domain/open-data/open-names.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import { openDataCountryLatest, openDataList } from "../../services/client/open-data-routes.gen.ts"
import { exampleProduct, type OpenDataFacts } from "../../ui/open-data/open-data-facts.ts"

const order: ReadonlyArray<string> = latestFields

/** Returns a response in wire format, with one line for each field. */
const linesOf = (answer: object): string => {
  const members = Object.entries(answer).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other)
  )
  return JSON.stringify(Object.fromEntries(members), null, 2)
}

const amountOf = ({ comparisonAmount, unit, unitPlural }: ProductGroup): string =>
  `${comparisonAmount} ${unit === "Palette" && comparisonAmount > 1 ? unitPlural : unit}`

/** Loads a country's open data page; data that cannot be loaded is left out. */
export const loadOpenData = async (
  client: Client,
  countryId: CountryId,
  origin: string,
  isSample: boolean
): Promise<OpenDataFacts> => {
  const country = openCountryOf(countryId)
  const [list, latest] = await Promise.all([
    client.call(openDataList, {}),
    client.call(openDataCountryLatest, {
      params: { countryCode: country, product: exampleProduct },
      query: {}
    })
  ])
  const own = list.type === "ok" ? list.value.countries.find((each) => each.country === country) : undefined
  return {
    country,
    origin,
    isSample,
    products: (own?.products ?? []).flatMap(({ product, unit, firstDay, lastDay }) => {
      const group = openProductOf(product)?.group
      if (group === undefined) return []
      return [{ product, name: group.name, unit, amount: amountOf(group), firstDay, lastDay }]
    }),
    states: own?.states ?? [],
    answer: latest.type === "ok" ? linesOf(latest.value) : undefined
  }
}
