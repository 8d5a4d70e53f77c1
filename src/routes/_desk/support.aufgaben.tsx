import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { tasksQueryOf } from "../../services/desk/tasks-query.ts"
import { loaded, queryOf } from "../../services/queries/ask.ts"
import { deskTasks, taskColleagues } from "../../services/queries/tasks.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnTask } from "../../ui/support/tasks/ActOnTask.tsx"
import { TasksPage } from "../../ui/support/tasks/TasksPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useTaskActs } from "../-desk/use-task-acts.ts"

const useTasks = deskList("tasks", tasksQueryOf, deskTasks)

/** Page: open tasks; owner, state and kind are in the URL. */
export const Route = createFileRoute("/_desk/support/aufgaben")({
  ...deskPage("tasks", { texts: ["support", "order"] }),
  loaderDeps: ({ search }) => tasksQueryOf(search),
  loader: async (at) => ({ now: new Date().toISOString(), read: await loaded(at, deskTasks(at.deps)) }),
  component: Tasks
})

function Tasks() {
  const { client } = Route.useRouteContext()
  const { now, read } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const { at, ...list } = useTasks(query, read)
  const isLive = useLive()
  const { asked, problem, act, onAct, onClose } = useTaskActs(client)
  const { data: colleagues, isError } = useQuery({
    ...queryOf(client, taskColleagues(asked?.task.kind ?? "withdrawal")),
    enabled: asked?.act === "handOver"
  })
  return (
    <TasksPage
      {...list}
      query={query}
      hrefOf={(to) => at({ sicht: "", art: "", ...to })}
      now={now}
      problem={problem}
      onAct={isLive ? onAct : undefined}
      dialog={
        <ActOnTask
          asked={asked}
          colleagues={colleagues?.items ?? (isError ? "missing" : "coming")}
          onClose={onClose}
          onAct={act}
        />
      }
    />
  )
}
