import type { DeskTask, TaskAct } from "../../domain/desk-task/desk-task.ts"
import type { TaskForm } from "../../domain/desk-task/task-list.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { Client } from "../client/client.ts"
import {
  deskTasksClose,
  deskTasksGiveBack,
  deskTasksHandOver,
  deskTasksPostpone,
  deskTasksRecall,
  deskTasksTake
} from "../client/dealer-routes.gen.ts"
import { outcomeOf } from "./user-acts.ts"

/** Result of an action on a task; if it was refused because of a conflict, also the name of the task's owner. */
export interface TaskOutcome {
  readonly outcome: ActOutcome
  readonly holder: string
}

const call = (client: Client, act: TaskAct, task: DeskTask, form: TaskForm) => {
  const { rowVersion } = task
  const params = { kind: task.kind, subject: task.subject }
  const note = form.note.trim()
  switch (act) {
    case "take":
      return client.call(deskTasksTake, { params, payload: { rowVersion } })
    case "giveBack":
      return client.call(deskTasksGiveBack, { params, payload: { rowVersion } })
    case "recall":
      return client.call(deskTasksRecall, { params, payload: { rowVersion } })
    case "handOver":
      return client.call(deskTasksHandOver, { params, payload: { rowVersion, ownerId: form.ownerId, note } })
    case "postpone":
      return client.call(deskTasksPostpone, { params, payload: { rowVersion, until: form.until, note } })
    case "close":
      return client.call(deskTasksClose, { params, payload: { rowVersion, note } })
  }
}

/** Performs an action on a task, unless the task has changed since this version was read (rule task.states). */
export const actOnTask = async (
  client: Client,
  act: TaskAct,
  task: DeskTask,
  form: TaskForm
): Promise<TaskOutcome> => {
  const answer = await call(client, act, task, form)
  const isConflict = answer.type === "refused" && "task" in answer.error
  return { outcome: outcomeOf(answer), holder: isConflict ? (answer.error.task.owner?.name ?? "") : "" }
}
