import { readFileSync } from "node:fs"
import { Effect, Exit, Layer } from "effect"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { isoOfDay } from "../src/domain/price/local-day.ts"
import { marketFactors } from "../src/domain/price-history/market-factor.ts"
import { readMarketCsv } from "../src/server/market/market-csv.ts"
import { storeMarketPrices } from "../src/server/market/market-rows.ts"

/**
 * `npm run market:import FILE`: stores daily prices of oil and exchange rates; a file with an invalid line changes
 * nothing.
 */
const usage = `Usage: npm run market:import FILE, a CSV with date, factor, value; factors are ${marketFactors
  .map(({ id, key }) => `${id} or ${key}`)
  .join(", ")}.`

const csvOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch (problem) {
    console.error(`${path} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`)
    return undefined
  }
}

const run = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    console.error(usage)
    return 2
  }
  const csv = csvOf(path)
  if (csv === undefined) return 1
  // a day begins earlier in the east than in UTC
  const tomorrow = isoOfDay(Math.floor(Date.now() / 86_400_000) + 1)
  const { prices, bad } = readMarketCsv(csv, tomorrow)
  for (const { line, reason } of bad) console.error(`Line ${line}: ${reason}`)
  if (bad.length > 0 || prices.length === 0) {
    console.error(`${bad.length > 0 ? `${bad.length} bad lines` : "No line"}: nothing was stored. ${usage}`)
    return 1
  }
  const config = readConfig(process.env)
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "market-import" }))
  ).pipe(Layer.provide(databaseLayer(config, () => {})))
  const exit = await Effect.runPromiseExit(
    Effect.provide(Effect.andThen(migrate, storeMarketPrices(prices)), sql)
  )
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  }
  console.log(`Stored ${prices.length} quotations.`)
  return 0
}

process.exitCode = await run(process.argv[2])
