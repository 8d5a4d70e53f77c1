import type { CountryId } from "../../domain/place/country.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import type { PriceFigures, PriceOfDay } from "../../domain/price-history/price-figures.ts"
import { priceHistoryFaq } from "../client/price-routes.gen.ts"
import { callQuestion, valueOf } from "./question.ts"

const priceOfDay = (price: number | undefined, dateTime: string | undefined): PriceOfDay | undefined => {
  const day = dayOfIso((dateTime ?? "").slice(0, 10))
  return price === undefined || day === undefined ? undefined : { price: fromDecimal(price), day }
}

/** The key figures of loose pellets in a country; `null` if there are no prices. */
export const nationalFigures = (countryId: CountryId) =>
  callQuestion(priceHistoryFaq, { params: { countryId }, query: {} }, (answer): PriceFigures | null => {
    const told = valueOf(answer)
    const newest = priceOfDay(told.price, told.dateTime)
    const highest = priceOfDay(told.high3Y, told.high3YDate)
    const lowest = priceOfDay(told.low3Y, told.low3YDate)
    if (newest === undefined || highest === undefined || lowest === undefined) return null
    return {
      newest,
      highest,
      lowest,
      average: fromDecimal(told.average3Y ?? 0),
      sinceYesterday: told.difference1D,
      sinceWeek: told.difference1W,
      sinceThreeMonths: told.difference3M
    }
  })
