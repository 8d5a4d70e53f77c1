import { Effect, Exit, Layer } from "effect"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { exportDealers } from "../src/server/dealer-lists/export-dealers.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"

/** `npm run dealers:export FOLDER`: writes the files that `npm run dealers:import` reads. */
const usage =
  "Usage: npm run dealers:export FOLDER, where the files are written; those of before are replaced."

const run = async (folder: string | undefined): Promise<number> => {
  if (folder === undefined) {
    console.error(usage)
    return 2
  }
  const config = readConfig(process.env)
  const bar = progressBar(process.stderr, "Exporting")
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "dealers-export" }))
  ).pipe(Layer.provide(databaseLayer(config, () => {})))
  const exported = exportDealers(folder, bar.show).pipe(
    Effect.catchTag("UnwritableFolder", ({ path, reason }) =>
      Effect.sync(() => {
        bar.line(`${path} cannot be written: ${reason}. Name a folder that this user may write to.`)
        return undefined
      })
    )
  )
  const exit = await Effect.runPromiseExit(Effect.provide(Effect.andThen(migrate, exported), sql))
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  }
  if (exit.value === undefined) return 1
  const { dealers, lines, leftOut } = exit.value
  const rest = leftOut === 0 ? "" : `, ${leftOut} rows of what the shop no longer sells left out`
  console.log(`Exported ${dealers} dealers in ${lines} lines to ${folder}${rest}.`)
  return 0
}

process.exitCode = await run(process.argv[2])
