import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import {
  copySequences,
  copyTable,
  sumOf,
  switchTriggers,
  type Table,
  tablesOf,
  withoutReferences
} from "./move-tables.ts"

/** The reason why nothing was moved, in a sentence for the operator. */
export class NothingMoved extends Error {
  override readonly name = "NothingMoved"
}

export interface Moved {
  readonly table: string
  readonly rows: number
}

/** Addresses of two databases, both migrated to this release's schema and jobs. */
interface Move {
  readonly from: string
  readonly to: string
  /** Receives the progress, from 0 to 1. */
  readonly progress: (part: number) => void
}

/** Makes both databases format values in the same way, so that they can be compared. */
const settings =
  "-c statement_timeout=0 -c timezone=UTC -c extra_float_digits=1 -c bytea_output=hex -c datestyle=ISO"

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url, application_name: "data-move", options: settings })
  client.on("error", () => {})
  await client.connect()
  return client
}

const first = async (client: pg.Client, question: string): Promise<unknown> =>
  Object.values((await client.query<Record<string, unknown>>(question)).rows[0] ?? {})[0]

/** Fails if a database contains anything but an empty schema of this shop. Called before the schema is created. */
export const requireEmptyTarget = async (url: string): Promise<void> => {
  const client = await connected(url)
  try {
    const isOurs = await first(client, "select to_regclass('public.app_migration') is not null")
    const count =
      isOurs === true
        ? await first(client, "select count(*) from installation")
        : await first(
            client,
            "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema$)'"
          )
    if (Number(count) > 0)
      throw new NothingMoved(
        "The database to move into is not empty: create a new one there (create database heizmarkt) and name that."
      )
  } finally {
    await client.end()
  }
}

/** Maximum time, in ms, that this command waits for its own connections to be closed. */
const ownEnd = 2000

const requireAlone = async (from: pg.Client) => {
  for (const end = performance.now() + ownEnd; ; await sleep(100)) {
    if (!(await runs(from))) return
    if (performance.now() > end)
      throw new NothingMoved("The shop runs: stop all its copies first, so that no order is left behind.")
  }
}

const runs = async (from: pg.Client) => {
  const count = await first(
    from,
    "select count(*) from pg_stat_activity where datname = current_database() and application_name like 'heizmarkt%' and pid <> pg_backend_pid()"
  )
  return Number(count) > 0
}

const moveTable = async (from: pg.Client, to: pg.Client, table: Table): Promise<Moved> => {
  await copyTable(from, to, table)
  const [there, here] = [await sumOf(to, table), await sumOf(from, table)]
  if (there.count !== here.count || there.sum !== here.sum)
    throw new NothingMoved(
      `${table.name} has ${here.count} rows here and ${there.count} there, or other ones. Nothing was moved.`
    )
  return { table: table.name, rows: there.count }
}

const moveAll = async (from: pg.Client, to: pg.Client, progress: Move["progress"]) => {
  const tables = await tablesOf(from)
  const putReferences = await withoutReferences(to)
  await switchTriggers(to, "disable")
  await to.query(`truncate ${tables.map(({ name }) => name).join(", ")}`)
  const moved: Array<Moved> = []
  for (const table of tables) {
    moved.push(await moveTable(from, to, table))
    progress(moved.length / tables.length)
  }
  await copySequences(from, to)
  // runs the deferred checks before the tables are changed again
  await to.query("set constraints all immediate")
  await switchTriggers(to, "enable")
  await putReferences()
  return moved
}

/**
 * Copies all rows of a stopped shop into another database, compares the row count and content of each table, and only
 * then commits: all or nothing. Fails with NothingMoved.
 */
export const moveData = async ({ from, to, progress }: Move): Promise<ReadonlyArray<Moved>> => {
  const [source, target] = [await connected(from), await connected(to)]
  try {
    await requireAlone(source)
    await source.query("begin isolation level repeatable read read only")
    await target.query("begin")
    const moved = await moveAll(source, target, progress)
    await target.query("commit")
    return moved
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}
