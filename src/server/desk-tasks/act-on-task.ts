import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { actsOnTask, postponeProblem, type TaskAct } from "../../domain/desk-task/desk-task.ts"
import { type TaskKind, taskKindFacts } from "../../domain/desk-task/task-kinds.ts"
import { isOrderNumber } from "../../domain/order/number.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { ApplicationOwner } from "../ports/application-owner.ts"
import { peopleFor } from "./colleagues.ts"
import { findTask, houseDay, taskWorker } from "./task-rows.ts"

interface Case {
  readonly kind: TaskKind
  readonly subject: string
}

/** The requested action on a task, with the version that the user saw. */
export type TaskWish = { readonly rowVersion: number } & (
  | { readonly act: Extract<TaskAct, "take" | "giveBack" | "recall"> }
  | { readonly act: "handOver"; readonly ownerId: number; readonly note: string }
  | { readonly act: "postpone"; readonly until: string; readonly note: string }
  | { readonly act: "close"; readonly note: string }
)

const problem = (code: string, field: string) => invalid([{ code, field, params: {} }])

/** Fails if the request has an error that can be found without reading the task. */
const checkWish = Effect.fnUntraced(function* (kind: TaskKind, wish: TaskWish, today: string) {
  if (wish.act === "postpone") {
    const code = postponeProblem(wish.until, today)
    if (code !== undefined) return yield* Effect.fail(problem(code, "Until"))
  }
  if ((wish.act === "postpone" || wish.act === "close") && wish.note === "")
    return yield* Effect.fail(problem("required", "Note"))
  if (wish.act === "handOver") {
    const people = yield* peopleFor(kind)
    if (!people.some(({ accountId }) => accountId === wish.ownerId))
      return yield* Effect.fail(problem("unknown", "OwnerId"))
  }
})

/**
 * Locks the row of a case until the transaction ends, so that the second of two concurrent actions sees the effect of
 * the first; also locks the case itself if the case stores the owner.
 */
const lockRow = Effect.fnUntraced(function* ({ kind, subject }: Case) {
  const sql = yield* SqlClient
  yield* sql`insert into desk_task (kind, subject) values (${kind}, ${subject}) on conflict do nothing`
  yield* sql`select 1 from desk_task where kind = ${kind} and subject = ${subject} for update`
  if (taskKindFacts[kind].owned === "there") yield* (yield* ApplicationOwner).hold(Number(subject))
})

/**
 * Performs an action on a task if the task still has the version that the user saw. The later of two users gets a
 * conflict with the state and owner of the task; if the task was settled in the meantime, the action fails with "not
 * found".
 */
export const actOnTask = Effect.fnUntraced(function* ({ kind, subject }: Case, wish: TaskWish) {
  const { accountId } = yield* taskWorker
  const today = yield* houseDay
  if ((yield* findTask(kind, subject)) === undefined) return yield* Effect.fail(refusals.notFound)
  yield* checkWish(kind, wish, today)
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* lockRow({ kind, subject })
      const task = yield* findTask(kind, subject)
      if (task === undefined) return yield* Effect.fail(refusals.notFound)
      const isOvertaken = task.rowVersion !== wish.rowVersion
      if (isOvertaken || !actsOnTask(task, accountId, today).includes(wish.act)) {
        const holder = task.owner !== null && task.owner.accountId !== accountId ? task.owner.name : ""
        return yield* Effect.fail({
          ...(isOvertaken ? refusals.versionConflict : refusals.notPossible),
          message: "This task stands otherwise by now.",
          problems: [
            { code: holder === "" ? "overtaken" : "held", field: "RowVersion", params: { by: holder } }
          ],
          task
        })
      }
      const note = "note" in wish ? wish.note : task.note
      const ownerId =
        wish.act === "take"
          ? accountId
          : wish.act === "giveBack"
            ? null
            : wish.act === "handOver"
              ? wish.ownerId
              : (task.owner?.accountId ?? null)
      // a task with a new owner is no longer postponed, because the new owner decides on that again
      const until = wish.act === "postpone" ? wish.until : wish.act === "close" ? task.postponedUntil : null
      yield* sql`
        update desk_task set since = ${task.since}::timestamptz, owner_id = ${ownerId}, postponed_until = ${until}::date,
          note = ${note}, closed_at = case when ${wish.act === "close"} then now() end, row_version = row_version + 1,
          changed_at = now()
        where kind = ${kind} and subject = ${subject}`
      if (
        taskKindFacts[kind].owned === "there" &&
        (wish.act === "take" || wish.act === "handOver" || wish.act === "giveBack")
      )
        yield* (yield* ApplicationOwner).give(Number(subject), {
          ownerId,
          actorId: accountId,
          act: wish.act
        })
      yield* audit({
        event: "taskLedOn",
        actorId: accountId,
        subjectId: wish.act === "handOver" ? wish.ownerId : undefined,
        detail: {
          kind,
          case: subject,
          ...(isOrderNumber(task.title) && { orderNumber: task.title }),
          operation: wish.act
        }
      })
      return wish.act === "close" ? null : ((yield* findTask(kind, subject)) ?? null)
    })
  )
})
