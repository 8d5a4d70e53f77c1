import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef, useState } from "react"
import { type ActorRefFrom, createActor } from "xstate"
import type { CancellationRow } from "../domain/cancellation/cancellation.ts"
import type { CancellationEvent } from "../machines/cancellation.machine.ts"
import { cancellationNotesMachine } from "../machines/cancellation-notes.machine.ts"
import { cancellationNotesActors } from "../services/actors/cancellation.actors.ts"
import { randomKey } from "../services/actors/placing-keys.ts"
import type { Client } from "../services/client/client.ts"

type Notes = ActorRefFrom<typeof cancellationNotesMachine>

/** The panels of the rows that were opened: what was typed in one of them is there when it is opened again. */
export const useCancellationNotes = (client: Client, tell: (event: CancellationEvent) => void) => {
  const opened = useRef(new Map<string, Notes>())
  const [openId, setOpenId] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const actors = opened.current
    return () => {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    }
  }, [])
  const open = useCallback(
    (row: CancellationRow | null) => {
      setOpenId(row?.orderId ?? null)
      if (row === null || opened.current.has(row.orderId)) return
      const { orderId } = row
      const actor = createActor(
        cancellationNotesMachine.provide({
          actors: cancellationNotesActors(client),
          actions: {
            tellComment: (_, said) => tell({ type: "comment.saved", ...said }),
            tellFeedback: (_, said) => tell({ type: "feedback.saved", ...said }),
            tellRow: (_, arrived) => tell({ type: "row.arrived", row: arrived })
          }
        }),
        { input: { row, keySeed: randomKey() } }
      )
      actor.subscribe((snapshot) => {
        const isUnsaved = snapshot.hasTag("unsaved")
        setUnsaved((before) => {
          if (before.has(orderId) === isUnsaved) return before
          const next = new Set(before)
          if (isUnsaved) next.add(orderId)
          else next.delete(orderId)
          return next
        })
      })
      opened.current.set(orderId, actor.start())
    },
    [client, tell]
  )
  return {
    openId,
    open,
    notesOf: useCallback((orderId: string) => opened.current.get(orderId), []),
    hasUnsaved: unsaved.size > 0
  }
}

/** The panel of a row follows the list: what became of the row elsewhere comes in. */
export const useNotes = (actor: Notes, row: CancellationRow | undefined) => {
  useEffect(() => {
    if (row !== undefined) actor.send({ type: "row.arrived", row })
  }, [actor, row])
  return useSelector(actor, (snapshot) => snapshot)
}
