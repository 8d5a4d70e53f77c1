import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { useLingui } from "@lingui/react"
import { emptyTaskForm, type TaskForm } from "../../domain/desk-task/task-list.ts"
import { actOnTask } from "../../services/desk/task-acts.ts"
import { tasksQueryOf } from "../../services/desk/tasks-query.ts"
import { loaded, queryOf } from "../../services/queries/ask.ts"
import { deskTasks, taskColleagues } from "../../services/queries/tasks.ts"
import { problemText } from "../../ui/kit/desk-form/problem-texts.ts"
import { useToast } from "../../ui/kit/desk/use-toast.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnTask, type AskedAct } from "../../ui/support/tasks/ActOnTask.tsx"
import { actProblems, actsDone, heldBy } from "../../ui/support/tasks/task-texts.ts"
import { TasksPage } from "../../ui/support/tasks/TasksPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useOnceEach } from "../-desk/use-once-each.ts"

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
  const queries = useQueryClient()
  const { at, ...list } = useTasks(query, read)
  const { i18n } = useLingui()
  const tell = useToast()
  const isLive = useLive()
  const [asked, setAsked] = useState<AskedAct>()
  const [problem, setProblem] = useState<string>()
  const { data: colleagues, isError } = useQuery({
    ...queryOf(client, taskColleagues(asked?.task.kind ?? "withdrawal")),
    enabled: asked?.act === "handOver"
  })
  const act = async (wish: AskedAct, form: TaskForm) => {
    const { outcome, holder } = await actOnTask(client, wish.act, wish.task, form)
    const refusal = outcome.kind === "refused" ? outcome.code : outcome.kind
    if (outcome.kind === "done") tell(i18n._(actsDone[wish.act]))
    setProblem(
      outcome.kind === "done"
        ? undefined
        : i18n._(holder === "" ? problemText({ field: null, code: refusal }, actProblems) : heldBy(holder))
    )
    // reloads after a refusal as well: another user may have changed the data first
    await queries.invalidateQueries()
    return outcome
  }
  const onceEach = useOnceEach()
  return (
    <TasksPage
      {...list}
      query={query}
      hrefOf={(to) => at({ sicht: "", art: "", ...to })}
      now={now}
      problem={problem}
      onAct={
        isLive
          ? (wanted, task) => {
              setProblem(undefined)
              const wish = { act: wanted, task }
              if (wanted === "take" || wanted === "giveBack" || wanted === "recall")
                onceEach(`${task.kind} ${task.subject}`, () => act(wish, emptyTaskForm))
              else setAsked(wish)
            }
          : undefined
      }
      dialog={
        <ActOnTask
          asked={asked}
          colleagues={colleagues?.items ?? (isError ? "missing" : "coming")}
          onClose={() => setAsked(undefined)}
          onAct={act}
        />
      }
    />
  )
}
