import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { tracedMachine } from "../../contract/error-trace.api.ts"

type Traced = typeof tracedMachine.Type

/** A state machine's log as reported, with times by the server's clock (`error-trace.handlers.ts`). */
interface KeptMachine extends Omit<Traced, "entries"> {
  readonly entries: ReadonlyArray<Omit<Traced["entries"][number], "time"> & { readonly time: string }>
}

/** The log of a page's state machines before an error, as a file. */
export interface ErrorLog {
  readonly kind: "error"
  readonly id: number
  readonly message: string
  readonly href: string
  readonly time: string
  readonly machines: ReadonlyArray<KeptMachine>
}

interface Row extends Omit<ErrorLog, "kind" | "time"> {
  readonly at: Date
}

const columns = `e.id, e.message, coalesce(m.href, e.href) as href, e.occurred_at as at, coalesce(m.machines, '[]') as machines
  from script_error e left join machine_log m on m.id = e.machine_log_id`

const logOf = ({ at, ...row }: Row): ErrorLog => ({ kind: "error", ...row, time: at.toISOString() })

/** Returns the log of one error; undefined if there is none. */
export const errorLog = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} where e.id = ${id}`
  return row === undefined ? undefined : logOf(row)
})

/** Returns the latest errors, the newest first. */
export const lastErrors = Effect.fnUntraced(function* (count: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`select ${sql.literal(columns)} order by e.id desc limit ${count}`
  return rows.map(logOf)
})
