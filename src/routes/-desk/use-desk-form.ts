import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import { problemsAfter } from "../../domain/editing/form-rules.ts"
import { recordEditMachine } from "../../machines/record-edit.machine.ts"
import { type FormRefusal, type RecordForm, saveOf } from "../../services/desk/record-form.ts"
import {
  type DeskFormWishes,
  noRefusal,
  recordFormView,
  type Refusal
} from "../../ui/kit/desk-form/desk-form.view.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"

/**
 * Returns the form of the row that a page was loaded with: checks the rules before saving, updates when the page is
 * reloaded, and reloads the rest of the page after saving.
 */
export const useDeskForm = <Row, Name extends string, Failure extends FormRefusal>(
  form: RecordForm<Row, Name, Failure>,
  row: Row
) => {
  const { client } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const isLive = useLive()
  const record = useMemo(() => form.recordOf(row), [form, row])
  const save = useMemo(() => saveOf(client, form, row), [client, form, row])
  // built once for each row: `provide` builds all states of the chart, which is too much for each typed character
  const machine = useMemo(() => recordEditMachine.provide({ actors: { save } }), [save])
  const [snapshot, send] = useMachine(machine, { input: { record } })
  useEffect(() => send({ type: "record.arrived", record }), [send, record])
  const { base, fields, problems } = snapshot.context
  // the row is also shown in other parts of the page, so they are reloaded
  useEffect(() => {
    if (base.rowVersion > record.rowVersion) void queries.invalidateQueries()
  }, [queries, base, record])

  // a validation error stays at its field until the field is changed; errors for another version are dropped
  const [found, setFound] = useState<Refusal & { readonly of: object }>({ ...noRefusal, of: base })
  if (problems.length > 0 && found.answer !== problems) setFound({ problems, answer: problems, of: base })
  const refusal = found.of === base ? found : noRefusal
  const isSaved = snapshot.matches({ clean: "saved" })
  const wishes = useMemo((): DeskFormWishes => {
    const forget = () => setFound({ ...noRefusal, of: base })
    return {
      onChange: (name, value) => {
        setFound(({ problems: known, ...rest }) => ({ ...rest, problems: problemsAfter(known, name) }))
        send({ type: "field.change", name, value })
      },
      onSave: () => {
        // the second press of a double click: the values now in the form were not entered by the user
        if (isSaved) return
        const wrong = form.rules(fields)
        setFound({ problems: wrong, answer: wrong, of: base })
        if (wrong.length === 0) send({ type: "edit.save" })
      },
      onDiscard: () => {
        forget()
        send({ type: "edit.discard" })
      },
      onKeepMine: () => {
        forget()
        send({ type: "conflict.keepMine" })
      },
      onTakeTheirs: () => send({ type: "conflict.takeTheirs" })
    }
  }, [form, fields, base, isSaved, send])
  const view = recordFormView(snapshot, refusal)
  return {
    names: form.names,
    view,
    wishes: isLive ? wishes : undefined,
    leaveGuard: useLeaveGuard(view.isUnsaved)
  }
}
