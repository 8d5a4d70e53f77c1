import type { TaskKind } from "../../domain/desk-task/task-kinds.ts"
import type { TasksQuery } from "../../domain/desk-task/task-list.ts"
import { deskTasksColleagues, deskTasksList, deskTasksWaiting } from "../client/dealer-routes.gen.ts"
import { tasksCallOf } from "../desk/tasks-query.ts"
import { callQuestion } from "./question.ts"

/** Open tasks. */
export const deskTasks = (query: TasksQuery) => ({
  ...callQuestion(deskTasksList, { query: tasksCallOf(query) }),
  isSeenAgain: true as const
})

/** What the menu counts; asked again when the page is looked at again. */
export const waitingTasks = { ...callQuestion(deskTasksWaiting, {}), isSeenAgain: true as const }

/** Whom a task of a kind may be handed over to. */
export const taskColleagues = (kind: TaskKind) => ({
  ...callQuestion(deskTasksColleagues, { params: { kind } }),
  isFresh: true as const
})
