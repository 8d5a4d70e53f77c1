import { Effect, Exit } from "effect"
import { parseArgs } from "node:util"
import { moveData, NothingMoved, requireEmptyTarget } from "../src/server/backup/move-data.ts"
import { requireNewDatabase } from "../src/server/boot/first-data.ts"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig, type ServerConfig, StartProblem } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { hasCluster } from "../src/server/db/embedded/place.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { installJobs, jobPool } from "../src/server/jobs/job-pool.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"

/** `npm run data:move -- --to DATABASE_URL`: copies the data of the stopped shop into another, empty PostgreSQL. */
const usage =
  "Usage: npm run data:move -- --to postgres://user:password@host:5432/database, an empty database of PostgreSQL 15 or newer. The shop of DATA (or DATABASE_URL) is stopped before."

const say = (line: string) => console.error(line)

const askedFor = (): string | undefined => {
  try {
    return parseArgs({ options: { to: { type: "string" } } }).values.to
  } catch {
    return undefined
  }
}

/** Creates the schema and the job queue of this release. */
const prepare = Effect.gen(function* () {
  const { url } = yield* Database
  const schema = Effect.andThen(requireNewDatabase, migrate)
  yield* Effect.provide(schema, sqlLayer(url, { maxConnections: 1, name: "data-move" }))
  const pool = yield* jobPool(say, 1)
  yield* installJobs(pool, say)
}).pipe(Effect.scoped)

const tried = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({
    try: work,
    catch: (failure) => (failure instanceof NothingMoved ? new StartProblem(failure.message) : failure)
  })

const move = (from: ServerConfig, to: ServerConfig) =>
  Effect.gen(function* () {
    const { url } = yield* Database
    const target = to.databaseUrl ?? ""
    yield* tried(() => requireEmptyTarget(target))
    yield* prepare
    yield* Effect.provide(prepare, databaseLayer(to, say))
    const bar = progressBar(process.stderr, "Moving")
    const moved = yield* tried(() => moveData({ from: url, to: target, progress: bar.show }))
    for (const { table, rows } of moved) console.log(`${String(rows).padStart(10)}  ${table}`)
    const sum = moved.reduce((all, { rows }) => all + rows, 0)
    console.log(
      `Moved ${sum} rows of ${moved.length} tables, each table counted and compared. Start the shop with DATABASE_URL set to the new database and WRAPPING_KEY_FILE to the key that it had (docs/operations.md, Keys).`
    )
  }).pipe(Effect.provide(databaseLayer(from, say)))

const run = async (): Promise<number> => {
  const wanted = askedFor()
  if (wanted === undefined) {
    say(usage)
    return 2
  }
  try {
    const from = readConfig(process.env)
    const to = readConfig({ ...process.env, DATABASE_URL: wanted, MIGRATION_DATABASE_URL: undefined })
    if (from.databaseUrl === undefined && !hasCluster(from.dataDir)) {
      say(`There is no shop in ${from.dataDir}: set DATA to the folder of its data.`)
      return 1
    }
    const exit = await Effect.runPromiseExit(move(from, to))
    if (Exit.isSuccess(exit)) return 0
    console.error(explainStart(exit.cause, to) ?? exit.cause)
    return 1
  } catch (problem) {
    if (!(problem instanceof StartProblem)) throw problem
    say(problem.message)
    return 1
  }
}

process.exitCode = await run()
