import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TaskOwner, TaskState, WaitingTasks } from "../../domain/desk-task/desk-task.ts"
import type { TaskKind } from "../../domain/desk-task/task-kinds.ts"
import { type Paging, pagingOf } from "../db/paging.ts"
import { houseDay, taskRows, taskWorker, waitingCases } from "./task-rows.ts"

export interface AskedTasks extends Paging {
  readonly kind?: TaskKind
  readonly owner?: TaskOwner
  /** The requested state; if undefined, all tasks except postponed ones. */
  readonly state?: TaskState
}

const standing: Readonly<Record<TaskState, string>> = {
  open: "not x.is_resting and x.owner_id is null",
  taken: "not x.is_resting and x.owner_id is not null",
  postponed: "x.is_resting"
}

const belonging = (owner: TaskOwner | undefined, me: number): string => {
  switch (owner) {
    case undefined:
      return "true"
    case "own":
      return `x.owner_id = ${me}`
    case "others":
      return `x.owner_id <> ${me}`
  }
}

/**
 * Returns a page of open tasks, limited to the kinds that the user may settle, with the number of tasks of each kind.
 */
export const listTasks = Effect.fnUntraced(function* (asked: AskedTasks) {
  const { accountId, kinds } = yield* taskWorker
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const today = yield* houseDay
  const stands = asked.state === undefined ? "not x.is_resting" : standing[asked.state]
  const where = `${stands} and ${belonging(asked.owner, accountId)}`
  // a requested kind that the caller may not settle is not shown
  const wanted = kinds.filter((kind) => asked.kind === undefined || kind === asked.kind)
  if (kinds.length === 0) return { items: [], total: 0, page, size, kinds: [] }
  const counted = yield* sql<{ readonly kind: TaskKind; readonly count: number }>`
    select x.kind, count(*)::int as count from ${sql.literal(waitingCases(kinds, today))}
    where ${sql.literal(where)} group by x.kind`
  const counts = kinds.map((kind) => ({
    kind,
    count: counted.find((row) => row.kind === kind)?.count ?? 0
  }))
  const total = counts.filter(({ kind }) => wanted.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  const items = wanted.length === 0 ? [] : yield* taskRows(wanted, { where, size, offset })
  return { items, total, page, size, kinds: counts }
})

/** Returns the number of tasks for the menu: tasks without an owner and the user's own tasks, but no postponed ones. */
export const waitingTasks = Effect.gen(function* () {
  const { accountId, kinds } = yield* taskWorker
  if (kinds.length === 0) return { open: 0, own: 0 }
  const sql = yield* SqlClient
  const today = yield* houseDay
  const [counted] = yield* sql<WaitingTasks>`
    select count(*) filter (where x.owner_id is null)::int as open,
      count(*) filter (where x.owner_id = ${accountId})::int as own
    from ${sql.literal(waitingCases(kinds, today))} where not x.is_resting`
  return counted ?? { open: 0, own: 0 }
})
