import { Effect, Exit } from "effect"
import { join } from "node:path"
import { makeBackup, NoBackup } from "../src/server/backup/make-backup.ts"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig, type ServerConfig, StartProblem } from "../src/server/config.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { hasCluster } from "../src/server/db/embedded/place.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"

/**
 * `npm run backup [-- FOLDER]`: makes a base backup of the embedded PostgreSQL while the shop is running or stopped.
 */
const usage =
  "Usage: npm run backup, with BACKUP_DIR set as for the shop, or npm run backup -- FOLDER (docs/operations.md, Backups)."

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

const backup = (config: ServerConfig) =>
  Effect.gen(function* () {
    const { url, embedded } = yield* Database
    if (embedded?.archive === undefined) return yield* Effect.fail(new StartProblem(usage))
    const { archive, base } = embedded
    const bar = progressBar(process.stderr, "Backing up")
    const made = yield* Effect.tryPromise({
      try: () => makeBackup({ url, archive, data: join(base, "pg"), progress: bar.show }),
      catch: (failure) => (failure instanceof NoBackup ? new StartProblem(failure.message) : failure)
    })
    const pruned = made.pruned === 0 ? "" : `, ${made.pruned} of before 14 days ago removed`
    console.log(
      `Backed up ${megabytes(made.size)} in ${made.files} files to ${made.folder}, each read again and whole${pruned}.`
    )
  }).pipe(Effect.provide(databaseLayer(config, (line) => console.error(line))))

const run = async (folder: string | undefined): Promise<number> => {
  try {
    const config = readConfig({
      ...process.env,
      ...(folder === undefined ? {} : { BACKUP_DIR: folder })
    })
    if (config.databaseUrl !== undefined) {
      console.error(
        "DATABASE_URL is set: that PostgreSQL is backed up with its own tools (pg_basebackup, pgBackRest, pg_dump)."
      )
      return 1
    }
    if (!hasCluster(config.dataDir)) {
      console.error(`There is no shop in ${config.dataDir}: set DATA to the folder of its data.`)
      return 1
    }
    const exit = await Effect.runPromiseExit(backup(config))
    if (Exit.isSuccess(exit)) return 0
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  } catch (problem) {
    if (!(problem instanceof StartProblem)) throw problem
    console.error(problem.message)
    return 1
  }
}

process.exitCode = await run(process.argv[2])
