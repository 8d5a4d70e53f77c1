import { Clock, Effect } from "effect"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { storeMarketPrices } from "./market-rows.ts"

/** Name of the job that fetches exchange rates (services.ts). */
export const marketRatesJob = "market-rates"

/** Maximum length of the response, in characters; the rates of one day are shorter. */
const longest = 200_000

/** Returns the reason why a call failed, for the log, without a stack trace. */
const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message)

/** Reads a response up to the maximum length: what a broken source sends without end must not fill the memory. */
const textOf = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    // leaving the loop closes the connection
    if (text.length > longest) throw new Error(`more than ${longest} signs are too many`)
  }
  return text + decoder.decode()
}

/**
 * Follows no redirects, so that the source cannot direct the call to a host other than the one that the operator
 * configured (rule safety.outgoing-calls).
 */
const fetched = (address: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)])
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const xml = await textOf(response)
    // the parser is loaded when it is used, once a day, and not at startup
    const { ratesIn } = await import("./ecb-xml.ts")
    return ratesIn(xml)
  })

/**
 * Fetches the day's exchange rates and stores them. If the source is unreachable, or its data are invalid or dated in
 * the future, the failure is logged and the rates stored before stay in force, with their date.
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
