import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { taskActs, taskStates } from "../../domain/desk-task/desk-task.ts"
import { taskKinds } from "../../domain/desk-task/task-kinds.ts"
import { problem } from "../errors.ts"
import { instant, localDate } from "../primitives.ts"
import { wire } from "../wire.ts"

export const taskKind = Schema.Literals(taskKinds)

export const taskPerson = wire({ accountId: Schema.Int, name: Schema.String })

/** A task of the staff, with the data that the task list shows. */
export const deskTask = wire({
  kind: taskKind,
  subject: Schema.String,
  rowVersion: Schema.Int,
  state: Schema.Literals(taskStates),
  owner: Schema.NullOr(taskPerson),
  postponedUntil: Schema.NullOr(localDate),
  note: Schema.String,
  since: instant,
  due: instant,
  title: Schema.String,
  detail: Schema.String,
  /** Code of the reason for the task, as the kind of task defines it; null if the kind itself is the reason. */
  cause: Schema.NullOr(Schema.String),
  /** Path of the page where staff handle the task, without the locale's prefix. */
  path: Schema.NullOr(Schema.String),
  may: Schema.Array(Schema.Literals(taskActs))
})

/** Another user acted first: the response contains the current task and its owner. */
export const TaskConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  task: deskTask
}).pipe(HttpApiSchema.status(409))
