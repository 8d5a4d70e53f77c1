import { SaxesParser } from "saxes"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { storedQuotation } from "../../domain/price-history/market-factor.ts"
import type { MarketPrice } from "./market-rows.ts"

/** Whether a rate is plausible: the database stores neither 0 nor a value that is rounded to 0. */
const isRate = (value: number): boolean => value > 0 && value <= 1000

/**
 * Parses the dollar rates from the XML of the European Central Bank's reference rates, which contains the amount of
 * each currency for one euro (`<Cube time="…"><Cube currency="USD" rate="1.0512"/>…`).
 * @throws Error if the text is not XML or lacks the expected data
 */
export const ratesIn = (xml: string): ReadonlyArray<MarketPrice> => {
  let day = ""
  const rates = new Map<string, number>()
  const parser = new SaxesParser()
  parser.on("opentag", ({ name, attributes }) => {
    if (name !== "Cube") return
    if (attributes["time"] !== undefined) {
      day = String(attributes["time"])
      // a file of several days must not give one day the rates of another
      rates.clear()
    }
    if (attributes["currency"] !== undefined)
      rates.set(String(attributes["currency"]), Number(attributes["rate"]))
  })
  // custom entities could expand a small XML to a huge one
  parser.on("doctype", () => {
    throw new Error("it has kinds of its own")
  })
  parser.on("error", (error) => {
    throw error
  })
  parser.write(xml).close()
  const [euro = 0, franc = 0] = [rates.get("USD"), rates.get("CHF")]
  const [inDollars, inFrancs] = [storedQuotation(euro), storedQuotation(franc / euro)]
  if (dayOfIso(day) === undefined || !isRate(inDollars) || !isRate(inFrancs))
    throw new Error("it does not say a day and the rates of USD and CHF")
  return [
    { factorId: 3, day, value: inDollars },
    { factorId: 4, day, value: inFrancs }
  ]
}
