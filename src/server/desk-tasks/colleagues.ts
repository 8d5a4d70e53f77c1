import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TaskPerson } from "../../domain/desk-task/desk-task.ts"
import { kindsFor, type TaskKind } from "../../domain/desk-task/task-kinds.ts"
import { isRole, isStaffRole, roles } from "../../domain/rights/roles.ts"
import { germanOrder } from "../db/german-order.ts"
import { refusals } from "../http/refusals.ts"
import { taskWorker } from "./task-rows.ts"

const staffRoles = roles.filter(isStaffRole)

/** Finds the staff who can sign in and may settle tasks of a kind, in German sort order. */
export const peopleFor = Effect.fnUntraced(function* (kind: TaskKind) {
  const sql = yield* SqlClient
  const staff = yield* sql<TaskPerson & { readonly roles: ReadonlyArray<string> }>`
    select id as "accountId", name, roles from (
      select id, roles, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name from account
      where locked_at is null and roles && ${staffRoles}::text[]
    ) a order by name ${sql.literal(germanOrder)}, id`
  return staff
    .filter((person) =>
      kindsFor({ kind: "account", roles: person.roles.filter(isRole), isImpersonated: false }).includes(kind)
    )
    .map(({ accountId, name }) => ({ accountId, name }))
})

/** Finds the staff to whom a task of a kind can be handed over: all who may settle it except the user. */
export const colleaguesFor = Effect.fnUntraced(function* (kind: TaskKind) {
  const { accountId, kinds } = yield* taskWorker
  if (!kinds.includes(kind)) return yield* Effect.fail(refusals.notFound)
  const people = yield* peopleFor(kind)
  return { items: people.filter((person) => person.accountId !== accountId) }
})
