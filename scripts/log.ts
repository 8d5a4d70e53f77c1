import { readFileSync, writeFileSync } from "node:fs"
import { Cause, Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig, StartProblem } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { hasCluster } from "../src/server/db/embedded/place.ts"
import { errorLog, type ErrorLog, lastErrors } from "../src/server/error-trace/error-log.ts"
import { orderLog } from "../src/server/orders/life/order-log.ts"
import { readableLines } from "./log-lines.ts"

/**
 * `npm run log`: exports the event log of an order or of an error report from the shop, as input for `npm run paths --
 * --from`, or prints a JSON log in readable form.
 */
const usage =
  "Usage: npm run log -- order NUMBER [--to FILE], or npm run log -- error [ID] [--to FILE]; without ID the last errors are listed; or npm run log -- lines FILE [REQUEST], FILE being a log in JSON or - for the standard input."

type Wish =
  | { readonly what: "order"; readonly number: string }
  | { readonly what: "error"; readonly id: number }
  | { readonly what: "errors" }

const wishOf = ([what, which, ...more]: ReadonlyArray<string>): Wish => {
  if (more.length === 0 && what === "order" && which !== undefined) return { what, number: which }
  if (more.length === 0 && what === "error" && which === undefined) return { what: "errors" }
  if (more.length === 0 && what === "error" && which !== undefined && /^[1-9][0-9]{0,14}$/u.test(which))
    return { what, id: Number(which) }
  throw new StartProblem(usage)
}

/** Separates `--to FILE` from the other arguments; returns both. */
const targetOf = (words: ReadonlyArray<string>) => {
  const at = words.indexOf("--to")
  if (at < 0) return { words, file: undefined }
  const file = words[at + 1]
  if (file === undefined) throw new StartProblem(usage)
  return { words: words.toSpliced(at, 2), file }
}

const lineOf = ({ id, time, message, machines }: ErrorLog): string => {
  const names = [...new Set(machines.map(({ machine }) => machine))].join(", ")
  return `${id}  ${time}  ${message.slice(0, 100)}  (${names === "" ? "no machines" : names})`
}

const json = (log: object): string => JSON.stringify(log, null, 2)

/** Prints a JSON log in readable form. */
const printLines = ([file = "-", request]: ReadonlyArray<string>): number => {
  let text: string
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8")
  } catch {
    throw new StartProblem(`${file} cannot be read: name a log that the shop wrote with LOG_FORMAT=json.`)
  }
  for (const line of readableLines(text, request)) console.log(line)
  return 0
}

/** Returns the requested log as text, to be printed or written to a file. */
const textOf = Effect.fnUntraced(function* (wish: Wish) {
  const sql = yield* SqlClient
  const [table] = yield* sql<{ readonly name: string | null }>`
    select to_regclass('machine_log')::text as name`
  if (table?.name == null)
    throw new StartProblem("There is no shop of this version in the database: start it once with npm start.")
  if (wish.what === "errors") {
    const errors = yield* lastErrors(20)
    return errors.length === 0 ? "No script error has been reported." : errors.map(lineOf).join("\n")
  }
  const log = yield* wish.what === "order" ? orderLog(wish.number) : errorLog(wish.id)
  if (log === undefined)
    throw new StartProblem(
      wish.what === "order" ? `There is no order ${wish.number}.` : `There is no error ${wish.id}.`
    )
  return json(log)
})

const run = async (given: ReadonlyArray<string>): Promise<number> => {
  if (given[0] === "lines" && given.length <= 3) return printLines(given.slice(1))
  const { words, file } = targetOf(given)
  const wish = wishOf(words)
  const config = readConfig(process.env)
  // opening the folder would create a database in it
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir))
    throw new StartProblem(
      `There is no shop in ${config.dataDir}: set DATA to the folder of the one that runs.`
    )
  const database = databaseLayer(config, () => {})
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "log" }))
  )
  const exit = await textOf(wish).pipe(
    Effect.provide(sql.pipe(Layer.provide(database))),
    Effect.runPromiseExit
  )
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? Cause.pretty(exit.cause))
    return 1
  }
  if (file === undefined) console.log(exit.value)
  else {
    try {
      writeFileSync(file, `${exit.value}\n`)
    } catch (problem) {
      const code = problem instanceof Error && "code" in problem ? String(problem.code) : ""
      console.error(`${file} cannot be written (${code}): name a file in a folder that is there.`)
      return 1
    }
    console.log(`Written to ${file}`)
  }
  return 0
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
