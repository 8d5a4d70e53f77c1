import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { PromiseActorLogic } from "xstate"
import type { Versioned } from "../../domain/record/record-edit.ts"
import { recordEditMachine, type SaveAnswer } from "../../machines/record-edit.machine.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { recordEditView, type RecordEditWishes } from "../../ui/support/record-edit.view.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"

/** Edits the record that a page was loaded with; what the page is loaded with anew comes in. */
export const useRecordEdit = (record: Versioned, save: PromiseActorLogic<SaveAnswer, Versioned>) => {
  const queries = useQueryClient()
  const isLive = useLive()
  const [snapshot, send] = useMachine(recordEditMachine.provide({ actors: { save } }), { input: { record } })
  useEffect(() => send({ type: "record.arrived", record }), [send, record])
  const { rowVersion } = snapshot.context.base
  // the rest of the page shows the row as well
  useEffect(() => {
    if (rowVersion > record.rowVersion) void queries.invalidateQueries()
  }, [queries, rowVersion, record])
  const wishes = useMemo(
    (): RecordEditWishes => ({
      onChange: (name, value) => send({ type: "field.change", name, value }),
      onSave: () => send({ type: "edit.save" }),
      onDiscard: () => send({ type: "edit.discard" }),
      onKeepMine: () => send({ type: "conflict.keepMine" }),
      onTakeTheirs: () => send({ type: "conflict.takeTheirs" })
    }),
    [send]
  )
  const view = recordEditView(snapshot)
  return { view, wishes: isLive ? wishes : undefined, leaveGuard: useLeaveGuard(view.isUnsaved) }
}
