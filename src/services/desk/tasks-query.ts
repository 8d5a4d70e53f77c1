import { taskKinds } from "../../domain/desk-task/task-kinds.ts"
import { type TasksQuery, type TaskView, taskViews } from "../../domain/desk-task/task-list.ts"
import { pageIn, textIn } from "./list-query.ts"

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
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

/** Converts the search parameters to the query of the API call. */
export const tasksCallOf = ({ sicht, art, seite }: TasksQuery) => ({
  ...(sicht !== undefined && asked[sicht]),
  ...(art !== undefined && { kind: art }),
  ...(seite !== undefined && { page: seite })
})
