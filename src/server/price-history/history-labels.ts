import { countryIds } from "../../domain/place/country.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { groupOfProduct, productName } from "../../domain/options/products.ts"
import { countryNamed } from "../ports/memories.ts"

const areaNamed = (country: string, code: string): string => {
  if (code === "") return "ganzes Land"
  const countryId = countryIds.find((id) => String(id) === country)
  const region = countryId === undefined ? undefined : regionByCode(countryId, code)
  return region?.name ?? `Gebiet ${code.replace(/^[cz]-/u, "")}`
}

const productNamed = (id: string): string => {
  const group = groupOfProduct(Number(id))
  return group === undefined ? id : productName(group.id, Number(id))
}

/**
 * Labels of cached entries: the history of one series, the newest prices of a country, and the data of a place's page.
 */
export const historyLabels = {
  points: (name: string): string => {
    const [country = "", area = "", product = "", from = ""] = name.split(",")
    const since = from === "" ? [] : [`seit ${from}`]
    return ["Verlauf", countryNamed(country), areaNamed(country, area), productNamed(product), ...since].join(
      " · "
    )
  },
  newest: (name: string): string => {
    const [country = "", ...products] = name.split(",")
    return ["Neueste Preise", countryNamed(country), products.map(productNamed).join(", ")].join(" · ")
  },
  basis: (name: string): string => {
    const [country = "", areas = ""] = name.split(" ")
    const [area = ""] = areas.split(",")
    return ["Grundlage", countryNamed(country), areaNamed(country, area)].join(" · ")
  }
}
