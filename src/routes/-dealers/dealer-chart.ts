import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { chartData } from "../../domain/price-history/chart-data.ts"
import { comparableUnit } from "../../domain/price-history/comparable-price.ts"
import { usualRange } from "../../domain/price-history/range.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import { loadSeries } from "../../services/prices/price-series.ts"
import type { DealerPageFacts } from "../../ui/dealers-public/dealer-facts.ts"

/** Minimum number of days with a price for drawing a line. */
const leastDays = 14

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly name: string
  readonly stateName: string
  readonly priceDays: ReadonlyArray<{ readonly date: string; readonly unitPrice: number }>
}

/**
 * Loads the prices of the dealer's state, or of the country if the state has no prices of its own (rule
 * price.no-regional).
 */
const marketOf = async (client: Client, countryId: CountryId, stateName: string) => {
  const { productId } = usualGroup
  const stateId = regionsOf(countryId).findIndex(({ name }) => name === stateName) + 1
  const own =
    stateId === 0 ? [] : await loadSeries(client, countryId, { kind: "product", productId, stateId })
  return own.length > 0
    ? { area: stateName, values: own }
    : {
        area: countries[countryId].name,
        values: await loadSeries(client, countryId, { kind: "product", productId })
      }
}

/** Loads a dealer's price and the market price of the last year; `null` if there are too few values. */
export const loadDealerChart = async ({
  client,
  countryId,
  i18n,
  name,
  stateName,
  priceDays
}: Asked): Promise<DealerPageFacts["chart"]> => {
  const values = priceDays.flatMap(({ date, unitPrice }) => {
    const day = dayOfIso(date)
    return day === undefined ? [] : [{ day, value: fromDecimal(unitPrice) }]
  })
  if (values.length < leastDays) return null
  try {
    const market = await marketOf(client, countryId, stateName)
    const compared = { name: i18n._(msg`Günstigste Angebote, ${market.area}`), values: market.values }
    const { currencyCode } = countries[countryId]
    return {
      data: chartData({ name, values }, compared, usualRange),
      unit: { kind: "money", currency: currencyCode, per: comparableUnit(usualGroup) }
    }
  } catch {
    // the page is complete without the chart
    return null
  }
}
