import { useLingui } from "@lingui/react"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { DeskTask } from "../../domain/desk-task/desk-task.ts"
import { emptyTaskForm, type TaskForm } from "../../domain/desk-task/task-list.ts"
import type { Client } from "../../services/client/client.ts"
import { actOnTask } from "../../services/desk/task-acts.ts"
import { problemText } from "../../ui/kit/desk-form/problem-texts.ts"
import { useToast } from "../../ui/kit/desk/use-toast.ts"
import type { AskedAct } from "../../ui/support/tasks/ActOnTask.tsx"
import { actProblems, actsDone, heldBy } from "../../ui/support/tasks/task-texts.ts"
import { useOnceEach } from "./use-once-each.ts"

/** The acts on tasks: some are sent at once, once for each press of a row; the others are confirmed in a dialog. */
export const useTaskActs = (client: Client) => {
  const queries = useQueryClient()
  const { i18n } = useLingui()
  const tell = useToast()
  const [asked, setAsked] = useState<AskedAct>()
  const [problem, setProblem] = useState<string>()
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
  const onAct = (wanted: AskedAct["act"], task: DeskTask) => {
    setProblem(undefined)
    const wish = { act: wanted, task }
    if (wanted === "take" || wanted === "giveBack" || wanted === "recall")
      onceEach(`${task.kind} ${task.subject}`, () => act(wish, emptyTaskForm))
    else setAsked(wish)
  }
  return { asked, problem, act, onAct, onClose: () => setAsked(undefined) }
}
