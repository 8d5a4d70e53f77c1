import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { taskListPermission } from "../../domain/desk-task/task-kinds.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { waitingTasks } from "../../services/queries/tasks.ts"

/**
 * Returns the number of tasks waiting for the user, for the menu; `undefined` before the first response, and for users
 * without the task list. Refreshed in a visible window, not in a hidden one.
 */
export const useWaitingTasks = () => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const { session } = page
  const { data } = useQuery({
    ...queryOf(client, waitingTasks),
    enabled: session !== null && verdictOn(taskListPermission, { kind: "account", ...session }) === "allowed",
    staleTime: waitingTasks.askedEvery
  })
  return data
}
