import { Effect, Exit, Layer } from "effect"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig, type ServerConfig } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"
import { ImportProblem, type PlaceFile, readPlaceFile } from "../src/server/places/read-file.ts"
import { replacePlaces } from "../src/server/places/replace-places.ts"

/** `npm run places:import FILE`: replaces the places of the countries in a GeoNames postal-code file. */
const usage =
  "Usage: npm run places:import FILE, a postal-code file of download.geonames.org/export/zip, unpacked."

const read = async (path: string) => {
  const bar = progressBar(process.stdout, "Reading")
  let badLines = 0
  const file = await readPlaceFile(path, {
    onProgress: bar.show,
    onBadLine: (line, reason) => {
      badLines += 1
      bar.line(`Line ${line} skipped: ${reason}`)
    }
  })
  bar.show(1)
  return { file, badLines }
}

const write = (config: ServerConfig, file: PlaceFile) => {
  const bar = progressBar(process.stdout, "Writing")
  const database = databaseLayer(config, () => {})
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "places-import" }))
  )
  return Effect.andThen(migrate, replacePlaces(file.places, bar.show)).pipe(
    Effect.provide(sql.pipe(Layer.provide(database))),
    Effect.runPromiseExit
  )
}

const run = async (path: string | undefined): Promise<number> => {
  if (path === undefined) throw new ImportProblem(usage)
  const config = readConfig(process.env)
  const { file, badLines } = await read(path)
  const exit = await write(config, file)
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  }
  const skipped = [
    ...(badLines === 0 ? [] : [`${badLines} bad lines skipped`]),
    ...(file.elsewhere === 0 ? [] : [`${file.elsewhere} lines of other countries left out`])
  ]
  console.log([`Imported ${file.places.length} places from ${file.lines} lines`, ...skipped].join(", "))
  return 0
}

process.exitCode = await run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
