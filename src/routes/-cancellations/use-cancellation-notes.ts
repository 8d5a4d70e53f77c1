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

/** What was typed in a panel and is not saved. */
const typedIn = (actor: Notes): ReadonlyArray<TypedNotes> => {
  const snapshot = actor.getSnapshot()
  if (!snapshot.hasTag("unsaved")) return []
  const { row, feedback, drafts, tried } = snapshot.context
  const { orderId, version } = row
  return [{ orderId, version, given: row.feedback, feedback, drafts, tried }]
}

/** The row as it was when something was typed over it. */
const rowUnder = (row: CancellationRow, { version, given }: TypedNotes): CancellationRow => ({
  ...row,
  version,
  feedback: { ...given, status: given.reason === null ? 0 : 1 }
})

/** Types kept words anew, and brings the row as it is by now: where both have said something, it is asked about. */
const typeAnew = (actor: Notes, { drafts, feedback }: TypedNotes, row: CancellationRow) => {
  for (const kind of ["customer", "dealer"] as const)
    if (drafts[kind] !== "") actor.send({ type: "comment.type", kind, text: drafts[kind] })
  actor.send({ type: "feedback.type", draft: feedback })
  actor.send({ type: "row.arrived", row })
}

interface NotesOfDesk {
  readonly client: Client
  readonly tell: (event: CancellationEvent) => void
  /** Typed texts that this tab keeps for the signed-in user. */
  readonly words: KeptWords
  readonly rows: ReadonlyArray<CancellationRow>
}

/**
 * The panels of the rows that were opened: what was typed in one of them is there when it is opened again, also after
 * a reload and after another sign-in in the same tab.
 */
export const useCancellationNotes = ({ client, tell, words, rows }: NotesOfDesk) => {
  const opened = useRef(new Map<string, Notes>())
  /** Words of an earlier visit whose rows have not been listed yet. */
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
    /** Rows with words that are not saved. */
    marks,
    hasUnsaved: marks.size > 0,
    /** Discards what was typed here: leaving without saving keeps nothing. */
    giveUp: useCallback(() => words.keep(waiting.current ?? []), [words])
  }
}

/** The panel of a row follows the list: what became of the row elsewhere comes in. */
export const useNotes = (actor: Notes, row: CancellationRow | undefined) => {
  useEffect(() => {
    if (row !== undefined) actor.send({ type: "row.arrived", row })
  }, [actor, row])
  return useSelector(actor, (snapshot) => snapshot)
}
