import { Clock, Effect } from "effect"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { storeMarketPrices } from "./market-rows.ts"

/** Name of the job (services.ts). */
export const marketRatesJob = "market-rates"

/** More than any day's rates; what is longer is something else. */
const longest = 200_000

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
    // its parser is loaded once a day, and not at the start
    const { ratesIn } = await import("./ecb-xml.ts")
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
