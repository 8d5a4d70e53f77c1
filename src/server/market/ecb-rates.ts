import { Clock, Effect } from "effect"
import { SaxesParser } from "saxes"
import { dayOfIso, isoOfDay } from "../../domain/price/local-day.ts"
import { type MarketPrice, storeMarketPrices } from "./market-rows.ts"

/** Name of the job (services.ts). */
export const marketRatesJob = "market-rates"

/** More than any day's rates; what is longer is something else. */
const longest = 200_000

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/**
 * The dollar's rates in the XML of the European Central Bank's reference rates: for one euro so many of each currency
 * (`<Cube time="…"><Cube currency="USD" rate="1.0512"/>…`).
 * @throws Error where it is no XML, or does not say what is looked for
 */
export const ratesIn = (xml: string): ReadonlyArray<MarketPrice> => {
  let day = ""
  const rates = new Map<string, number>()
  const parser = new SaxesParser()
  parser.on("opentag", ({ name, attributes }) => {
    if (name !== "Cube") return
    if (attributes["time"] !== undefined) day = String(attributes["time"])
    if (attributes["currency"] !== undefined)
      rates.set(String(attributes["currency"]), Number(attributes["rate"]))
  })
  parser.on("error", (error) => {
    throw error
  })
  parser.write(xml).close()
  const [dollar = 0, franc = 0] = [rates.get("USD"), rates.get("CHF")]
  if (dayOfIso(day) === undefined || !(dollar > 0) || !(franc > 0) || dollar > 1000 || franc > 1000)
    throw new Error("it does not say a day and the rates of USD and CHF")
  return [
    { factorId: 3, day, value: rounded(dollar) },
    { factorId: 4, day, value: rounded(franc / dollar) }
  ]
}

/** What is logged: why the call failed, without the stack of it. */
const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message)

/** No redirects: the host is the operator's, whatever the source answers (rule safety.outgoing-calls). */
const fetched = (address: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)])
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const xml = await response.text()
    if (xml.length > longest) throw new Error(`${xml.length} signs are too many`)
    return ratesIn(xml)
  })

/**
 * Fetches the day's exchange rates and stores them. A source that is away or says nonsense is logged and leaves what is
 * stored, with its date; so does one that speaks of a day to come.
 */
export const fetchRates = Effect.fnUntraced(function* (address: string, log: (line: string) => void) {
  const now = yield* Clock.currentTimeMillis
  const tomorrow = isoOfDay(Math.floor(now / 86_400_000) + 1)
  yield* fetched(address).pipe(
    Effect.filterOrFail(
      (prices) => prices.every(({ day }) => day <= tomorrow),
      () => new Error("it speaks of a day to come")
    ),
    Effect.matchEffect({
      onSuccess: storeMarketPrices,
      onFailure: (problem) =>
        Effect.sync(() => log(`The exchange rates stay as they are: ${reasonOf(problem)}`))
    })
  )
})
