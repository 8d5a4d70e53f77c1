import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Identity } from "../../domain/rights/permissions.ts"
import { actsOnTask, type DeskTask, taskStateOf } from "../../domain/desk-task/desk-task.ts"
import {
  kindsFor,
  rolesToSettle,
  type TaskKind,
  taskKindFacts,
  taskPath
} from "../../domain/desk-task/task-kinds.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { iso } from "../db/iso.ts"
import { staffMember } from "../http/staff-member.ts"
import { taskSources } from "./task-sources.ts"

/** Today's date in Germany, where the operator is located. */
export const houseDay = Effect.map(Clock.currentTimeMillis, (now) =>
  isoOfDay(localTime(1, new Date(now)).day)
)

/** Returns the signed-in staff member, and the kinds of tasks that this user may settle. */
export const taskWorker = Effect.map(staffMember, ({ accountId, roles, actorId }) => {
  const who: Identity = { kind: "account", roles, isImpersonated: actorId !== undefined }
  return { accountId, kinds: kindsFor(who) }
})

const sourceOf = (kind: TaskKind): string => {
  const { dueHours, owned } = taskKindFacts[kind]
  // truncated to milliseconds, since JavaScript dates have no microseconds
  return `select '${kind}' as kind, s.subject, date_trunc('milliseconds', s.since) as since, s.order_id, s.title, s.detail,
    s.cause, s.words, s.owner_id, s.since + interval '${dueHours} hours' as due, ${owned === "there"} as owned_there
    from (${taskSources[kind]}) s`
}

const columns = `x.kind, x.subject, ${iso("x.since")} as since, ${iso("x.due")} as due, x.title, x.detail, x.cause, x.words,
  x.order_id as "orderId", x.row_version as "rowVersion", x.owner_id as "ownerId", x.postponed_until::text as
  "postponedUntil", x.note, coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as "ownerName"`

/**
 * SQL condition: whether account `h` can sign in and may settle tasks of a kind. If a task's owner does not meet the
 * condition, the task counts as unassigned again (rule task.states).
 */
const settlesOf = (kind: TaskKind): string => {
  const hasRoles = rolesToSettle(kind).map((each) => `h.roles && array['${each.join("', '")}']`)
  return `when '${kind}' then ${hasRoles.join(" and ")}`
}

/**
 * SQL for all open cases of these kinds, joined with the stored tasks: `x.kind`, `x.subject`, `x.due`, `x.owner_id`,
 * `x.is_resting`. If a stored row belongs to an earlier case, only its version is used.
 */
export const waitingCases = (kinds: ReadonlyArray<TaskKind>, today: string): string => `(
  select s.kind, s.subject, s.since, s.due, s.title, s.detail, s.cause, s.words, s.order_id, t.note, t.postponed_until,
    coalesce(v.row_version, 0) as row_version, h.id as owner_id,
    coalesce(t.postponed_until > '${today}'::date, false) as is_resting
  from (${kinds.map(sourceOf).join(" union all ")}) s
  left join desk_task v on v.kind = s.kind and v.subject = s.subject
  left join desk_task t on t.kind = s.kind and t.subject = s.subject and t.since = s.since
  left join account h on h.id = case when s.owned_there then s.owner_id else t.owner_id end and h.locked_at is null
    and case s.kind ${kinds.map(settlesOf).join(" ")} end
  where t.closed_at is null) x`

interface TaskRow {
  readonly kind: TaskKind
  readonly subject: string
  readonly since: string
  readonly due: string
  readonly title: string
  readonly detail: string
  readonly cause: string | null
  readonly words: string | null
  readonly orderId: string | null
  readonly rowVersion: number
  readonly ownerId: number | null
  readonly ownerName: string | null
  readonly postponedUntil: string | null
  readonly note: string | null
}

const toTask = (row: TaskRow, me: number, today: string): DeskTask => {
  const { kind, subject, since, due, title, detail, cause, rowVersion, postponedUntil } = row
  // the owner's account may have been deleted
  const owner =
    row.ownerId === null || row.ownerName === null ? null : { accountId: row.ownerId, name: row.ownerName }
  const standing = { kind, owner, postponedUntil }
  return {
    ...standing,
    subject,
    since,
    due,
    title,
    detail,
    cause,
    rowVersion,
    note: row.note ?? "",
    state: taskStateOf(standing, today),
    path: taskPath(kind, row),
    may: actsOnTask(standing, me, today)
  }
}

/** Reads the rows of a list, sorted by due time: those of one page, or only the given case. */
export const taskRows = Effect.fnUntraced(function* (
  kinds: ReadonlyArray<TaskKind>,
  wanted: {
    readonly where: string
    readonly size: number
    readonly offset: number
    readonly subject?: string
  }
) {
  const sql = yield* SqlClient
  const today = yield* houseDay
  const { accountId } = yield* taskWorker
  const one = wanted.subject === undefined ? sql`` : sql`and x.subject = ${wanted.subject}`
  const rows = yield* sql<TaskRow>`
    select ${sql.literal(columns)} from (
      select * from ${sql.literal(waitingCases(kinds, today))} where ${sql.literal(wanted.where)} ${one}
      order by x.due, x.kind, x.subject limit ${wanted.size} offset ${wanted.offset}
    ) x left join account a on a.id = x.owner_id order by x.due, x.kind, x.subject`
  return rows.map((row) => toTask(row, accountId, today))
})

/** Finds one open case; undefined if the case is settled or if this user may not settle it. */
export const findTask = Effect.fnUntraced(function* (kind: TaskKind, subject: string) {
  const { kinds } = yield* taskWorker
  if (!kinds.includes(kind)) return undefined
  const [task] = yield* taskRows([kind], { where: "true", size: 1, offset: 0, subject })
  return task
})
