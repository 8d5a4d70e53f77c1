import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { taskListPermission } from "../../domain/desk-task/task-kinds.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { waitingTasks } from "../../services/queries/tasks.ts"

/** Refresh interval of a visible window in ms; a hidden one is not refreshed. */
const askedEvery = 60_000

/**
 * Number of tasks waiting for the user, for the menu; `undefined` before the first answer, and for users without the
 * task list.
 */
export const useWaitingTasks = () => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const { session } = page
  const { data } = useQuery({
    ...queryOf(client, waitingTasks),
    enabled: session !== null && verdictOn(taskListPermission, { kind: "account", ...session }) === "allowed",
    staleTime: askedEvery,
    refetchInterval: askedEvery
  })
  return data
}
