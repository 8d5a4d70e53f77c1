import type { TaskAct } from "./desk-task.ts"
import type { TaskKind } from "./task-kinds.ts"

/** Views of the list, by their names in the URL. */
export const taskViews = ["offen", "meine", "vergeben", "zurueckgestellt"] as const

export type TaskView = (typeof taskViews)[number]

/** Query parameters of the list: a view by owner or state, a kind, a page. */
export interface TasksQuery {
  readonly sicht?: TaskView
  readonly art?: TaskKind
  readonly seite?: number
}

/** Input for an action; fields that the action does not need are empty. */
export interface TaskForm {
  readonly note: string
  /** Local day yyyy-MM-dd. */
  readonly until: string
  /** 0 until an account is chosen. */
  readonly ownerId: number
}

export const emptyTaskForm: TaskForm = { note: "", until: "", ownerId: 0 }

/** Returns the fields that an action requires and that are empty. */
export const missingIn = (
  act: TaskAct,
  { note, until, ownerId }: TaskForm
): ReadonlyArray<keyof TaskForm> => [
  ...(act === "postpone" && until === "" ? (["until"] as const) : []),
  ...(act === "handOver" && ownerId === 0 ? (["ownerId"] as const) : []),
  ...((act === "postpone" || act === "close") && note.trim() === "" ? (["note"] as const) : [])
]
