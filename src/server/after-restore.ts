import * as fs from "node:fs"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { eraseAgain } from "./accounts/erase-again.ts"
import { missingBase } from "./backup/missing-base.ts"
import { StartProblem } from "./config.ts"
import { Database } from "./db/database.ts"
import { type Erasure, erasuresLeft, noErasuresLeft, notedErasures } from "./db/erasures.ts"
import { endPriceLettersAgain } from "./db/price-letters.ts"
import { advisoryLocks } from "./db/advisory-locks.ts"

type Log = (line: string) => void

/** Creates the file if it is missing; a server process that could not record erasures does not start. */
const requireWritable = (file: string) => {
  try {
    fs.closeSync(fs.openSync(file, "a", 0o600))
  } catch (failure) {
    const code = failure instanceof Error && "code" in failure ? String(failure.code) : "unknown"
    throw new StartProblem(
      `ERASURES_FILE ${file} cannot be written (${code}): mount its folder, and let the shop's user write there.`
    )
  }
}

const eraseAll = Effect.fnUntraced(function* (left: ReadonlyArray<Erasure>, log: Log) {
  if (left.length === 0) return
  const sql = yield* SqlClient
  const { count, letters } = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`
      return { count: yield* eraseAgain(left), letters: yield* endPriceLettersAgain(left) }
    })
  )
  if (count + letters > 0)
    log(
      `Erased again what was erased after the restored moment: accounts ${count}, wishes for price letters ${letters}`
    )
})

/**
 * Runs after a restore, before the shop opens: deletes again the data that customers had deleted after the restored
 * point in time (rule account.erasure). Also logs a warning if no base backup exists yet. A PostgreSQL that is not
 * embedded does not report that it was restored, so each start applies all recorded erasures to it.
 */
export const afterRestore = Effect.fnUntraced(function* (log: Log) {
  const { embedded, erasures } = yield* Database
  if (embedded === undefined) {
    if (erasures === undefined) return
    yield* Effect.try({ try: () => requireWritable(erasures), catch: (problem) => problem })
    return yield* eraseAll(notedErasures(erasures), log)
  }
  const missing = embedded.archive && missingBase(embedded.archive)
  if (missing !== undefined) log(missing)
  yield* eraseAll(erasuresLeft(embedded), log)
  noErasuresLeft(embedded)
})
