import { Effect, Exit, Layer } from "effect"
import { sentenceOf } from "../src/domain/dealer-lists/line-problem.ts"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { importDealers } from "../src/server/dealer-lists/import-dealers.ts"
import type { Difference } from "../src/server/dealer-lists/merge-table.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"

/**
 * `npm run dealers:import FOLDER`: imports dealers, branches, areas, fees and prices from CSV files, all or nothing.
 */
const usage =
  "Usage: npm run dealers:import FOLDER, a folder with the files of docs/dealers-import.md (npm run dealers:export writes them)."

const difference = (name: string, { added, changed, gone }: Difference): ReadonlyArray<string> =>
  added + changed + gone === 0 ? [] : [`${name}: ${added} new, ${changed} changed, ${gone} removed`]

const run = async (folder: string | undefined): Promise<number> => {
  if (folder === undefined) {
    console.error(usage)
    return 2
  }
  const config = readConfig(process.env)
  const bar = progressBar(process.stderr, "Importing")
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "dealers-import" }))
  ).pipe(Layer.provide(databaseLayer(config, () => {})))
  const imported = importDealers(folder, bar.show).pipe(
    Effect.catchTag("UnusableLists", ({ problems, hasMore }) =>
      Effect.sync(() => {
        for (const problem of problems) bar.line(sentenceOf(problem))
        const count = hasMore ? `More than ${problems.length} problems` : `${problems.length} problems`
        bar.line(`${count}: nothing was changed. docs/dealers-import.md describes the files.`)
        return undefined
      })
    )
  )
  const exit = await Effect.runPromiseExit(Effect.provide(Effect.andThen(migrate, imported), sql))
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  }
  if (exit.value === undefined) return 1
  const { dealers, branches, areas, fees, pallets, prices, lists, lines } = exit.value
  const changes = [
    ...difference("dealers", dealers),
    ...difference("branches", branches),
    ...difference("areas", areas),
    ...difference("fees", fees),
    ...difference("pallets", pallets),
    ...difference("prices", prices)
  ]
  console.log(
    changes.length === 0
      ? `Read ${lines} lines: nothing has changed.`
      : `Imported ${lines} lines. ${changes.join("; ")}. ${lists} price lists have a new version.`
  )
  return 0
}

process.exitCode = await run(process.argv[2])
