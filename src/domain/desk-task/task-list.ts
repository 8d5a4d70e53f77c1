import type { TaskAct } from "./desk-task.ts"
import type { TaskKind } from "./task-kinds.ts"

/** Views of the list, as the address names them. */
export const taskViews = ["offen", "meine", "vergeben", "zurueckgestellt"] as const

export type TaskView = (typeof taskViews)[number]

/** What the address of the list says: whose tasks or where they stand, one kind, a page. */
export interface TasksQuery {
  readonly sicht?: TaskView
  readonly art?: TaskKind
  readonly seite?: number
}

/** What is filled in for an act; empty where the act does not ask for it. */
export interface TaskForm {
  readonly note: string
  /** Local day yyyy-MM-dd. */
  readonly until: string
  /** 0 before an account is chosen. */
  readonly ownerId: number
}

export const emptyTaskForm: TaskForm = { note: "", until: "", ownerId: 0 }

/** Fields that an act wants and that are empty. */
export const missingIn = (
  act: TaskAct,
  { note, until, ownerId }: TaskForm
): ReadonlyArray<keyof TaskForm> => [
  ...(act === "postpone" && until === "" ? (["until"] as const) : []),
  ...(act === "handOver" && ownerId === 0 ? (["ownerId"] as const) : []),
  ...((act === "postpone" || act === "close") && note.trim() === "" ? (["note"] as const) : [])
]
