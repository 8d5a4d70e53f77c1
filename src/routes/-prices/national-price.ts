import type { I18n } from "@lingui/core"
import { countries, type CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { figuresOf } from "../../services/prices/figures-of.ts"
import { loadChart } from "./load-chart.ts"

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
}

/** Loads the price of loose pellets in the country with the chart of the last year; `null` if nothing is known. */
export const loadNationalPrice = async ({ client, countryId, i18n }: Asked) => {
  const loaded = await loadChart("pellets", { client, countryId, i18n, query: {}, path: "/pelletpreise" })
  const figures = loaded && figuresOf(loaded.whole)
  if (loaded === undefined || figures === undefined) return null
  const { name, data, unit } = loaded.chart
  return { figures, currency: countries[countryId].currencyCode, chart: { name, data, unit } }
}
