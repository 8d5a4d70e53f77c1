import type { TaskKind } from "../../domain/desk-task/task-kinds.ts"
import type { TasksQuery } from "../../domain/desk-task/task-list.ts"
import { deskTasksColleagues, deskTasksList, deskTasksWaiting } from "../client/dealer-routes.gen.ts"
import { tasksCallOf } from "../desk/tasks-query.ts"
import { callQuestion } from "./question.ts"

/** Open tasks that match the search parameters. */
export const deskTasks = (query: TasksQuery) => ({
  ...callQuestion(deskTasksList, { query: tasksCallOf(query) }),
  isSeenAgain: true as const
})

/** The numbers of tasks that the menu shows; requested each minute, and when the page becomes visible again. */
export const waitingTasks = {
  ...callQuestion(deskTasksWaiting, {}),
  isSeenAgain: true as const,
  askedEvery: 60_000
}

/** The users to whom a task of a kind may be handed over. */
export const taskColleagues = (kind: TaskKind) => ({
  ...callQuestion(deskTasksColleagues, { params: { kind } }),
  isFresh: true as const
})
