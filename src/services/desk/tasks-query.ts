import { type TaskKind, taskKinds } from "../../domain/desk-task/task-kinds.ts"
import { pageIn, textIn } from "./list-query.ts"

/** Views of the list, as the address names them. */
export const taskViews = ["offen", "meine", "vergeben", "zurueckgestellt"] as const

export type TaskView = (typeof taskViews)[number]

/** What the address of the list says: whose tasks or where they stand, one kind, a page. */
export interface TasksQuery {
  readonly sicht?: TaskView
  readonly art?: TaskKind
  readonly seite?: number
}

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
export const tasksQueryOf = (search: Readonly<Record<string, unknown>>): TasksQuery => {
  const sicht = taskViews.find((view) => view === textIn(search["sicht"]))
  const art = taskKinds.find((kind) => kind === textIn(search["art"]))
  const seite = pageIn(search)
  return {
    ...(sicht !== undefined && { sicht }),
    ...(art !== undefined && { art }),
    ...(seite > 1 && { seite })
  }
}

const asked = {
  offen: { state: "open" },
  meine: { owner: "own" },
  vergeben: { owner: "others" },
  zurueckgestellt: { state: "postponed" }
} as const satisfies Readonly<Record<TaskView, object>>

/** The same for a call. */
export const tasksCallOf = ({ sicht, art, seite }: TasksQuery) => ({
  ...(sicht !== undefined && asked[sicht]),
  ...(art !== undefined && { kind: art }),
  ...(seite !== undefined && { page: seite })
})
