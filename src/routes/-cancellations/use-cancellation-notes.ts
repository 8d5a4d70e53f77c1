import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef, useState } from "react"
import { type ActorRefFrom, createActor } from "xstate"
import type { CancellationRow } from "../../domain/cancellation/cancellation.ts"
import type { TypedNotes } from "../../domain/cancellation/notes.ts"
import type { CancellationEvent } from "../../machines/cancellation.machine.ts"
import { cancellationNotesMachine } from "../../machines/cancellation-notes.machine.ts"
import { cancellationNotesActors } from "../../services/actors/cancellation.actors.ts"
import { randomKey } from "../../services/actors/placing-keys.ts"
import type { KeptWords } from "../../services/browser/kept-words.ts"
import type { Client } from "../../services/client/client.ts"
import { type NotesMark, notesMarkOf } from "../../ui/support/cancellations/notes/notes.view.ts"

type Notes = ActorRefFrom<typeof cancellationNotesMachine>

/** Returns the unsaved input of a panel, if there is any. */
const typedIn = (actor: Notes): ReadonlyArray<TypedNotes> => {
  const snapshot = actor.getSnapshot()
  if (!snapshot.hasTag("unsaved")) return []
  const { row, feedback, drafts, tried } = snapshot.context
  const { orderId, version } = row
  return [{ orderId, version, given: row.feedback, feedback, drafts, tried }]
}

/** Returns the row as it was when the unsaved input was made. */
const rowUnder = (row: CancellationRow, { version, given }: TypedNotes): CancellationRow => ({
  ...row,
  version,
  feedback: { ...given, status: given.reason === null ? 0 : 1 }
})

/** Restores stored input, then sends the current row: if both were changed, the machine reports a conflict. */
const typeAnew = (actor: Notes, { drafts, feedback }: TypedNotes, row: CancellationRow) => {
  for (const kind of ["customer", "dealer"] as const)
    if (drafts[kind] !== "") actor.send({ type: "comment.type", kind, text: drafts[kind] })
  actor.send({ type: "feedback.type", draft: feedback })
  actor.send({ type: "row.arrived", row })
}

interface NotesOfDesk {
  readonly client: Client
  readonly tell: (event: CancellationEvent) => void
  /** Unsaved panel input that this tab stores for the signed-in user. */
  readonly words: KeptWords
  readonly rows: ReadonlyArray<CancellationRow>
}

/**
 * Manages the panels of the opened rows: unsaved input is restored when a panel is opened again, also after a reload,
 * and after the same user signs in again in the same tab.
 */
export const useCancellationNotes = ({ client, tell, words, rows }: NotesOfDesk) => {
  const opened = useRef(new Map<string, Notes>())
  /** Stored input of an earlier visit whose rows have not been listed yet. */
  const waiting = useRef<ReadonlyArray<TypedNotes> | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [marks, setMarks] = useState<ReadonlyMap<string, NotesMark>>(new Map())
  useEffect(() => {
    const actors = opened.current
    return () => {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    }
  }, [])
  const begin = useCallback(
    (row: CancellationRow, typed?: TypedNotes) => {
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
        {
          input:
            typed === undefined
              ? { row, keySeed: randomKey() }
              : { row: rowUnder(row, typed), keySeed: randomKey(), tried: typed.tried }
        }
      )
      opened.current.set(orderId, actor.start())
      if (typed !== undefined) typeAnew(actor, typed, row)
      const look = () => {
        const mark = notesMarkOf(actor.getSnapshot())
        setMarks((before) => {
          if (before.get(orderId) === mark) return before
          const next = new Map(before)
          if (mark === undefined) next.delete(orderId)
          else next.set(orderId, mark)
          return next
        })
        words.keep([...(waiting.current ?? []), ...[...opened.current.values()].flatMap(typedIn)])
      }
      actor.subscribe(look)
      if (typed !== undefined) look()
    },
    [client, tell, words]
  )
  useEffect(() => {
    if (rows.length === 0) return
    const left = waiting.current ?? words.read()
    const listed = new Map(left.length === 0 ? [] : rows.map((row) => [row.orderId, row]))
    waiting.current = left.filter(({ orderId }) => !listed.has(orderId))
    for (const typed of left) {
      const row = listed.get(typed.orderId)
      if (row !== undefined && !opened.current.has(typed.orderId)) begin(row, typed)
    }
  }, [rows, words, begin])
  const open = useCallback(
    (row: CancellationRow | null) => {
      setOpenId(row?.orderId ?? null)
      if (row !== null && !opened.current.has(row.orderId)) begin(row)
    },
    [begin]
  )
  return {
    openId,
    open,
    notesOf: useCallback((orderId: string) => opened.current.get(orderId), []),
    /** Rows with unsaved input. */
    marks,
    hasUnsaved: marks.size > 0,
    /** Discards the unsaved input of this page: leaving without saving stores nothing. */
    giveUp: useCallback(() => words.keep(waiting.current ?? []), [words])
  }
}

/** Updates the panel of a row with changes in the list that were made elsewhere. */
export const useNotes = (actor: Notes, row: CancellationRow | undefined) => {
  useEffect(() => {
    if (row !== undefined) actor.send({ type: "row.arrived", row })
  }, [actor, row])
  return useSelector(actor, (snapshot) => snapshot)
}
