import { fromPromise } from "xstate"
import { textField, type Versioned } from "../../domain/record/record-edit.ts"
import type { SaveAnswer } from "../../machines/record-edit.machine.ts"
import type { Client } from "../client/client.ts"
import { staffOrdersAddNote } from "../client/dealer-routes.gen.ts"
import { saveAnswerOf } from "./record-edit.actors.ts"

/** An empty field behind so many notes: another's note is news, never a conflict. */
export const noteRecord = (noteCount: number): Versioned => ({ rowVersion: noteCount, fields: { note: "" } })

/** Adds a note to an order behind those that were seen. */
export const saveNote = (client: Client, orderId: string) =>
  fromPromise<SaveAnswer, Versioned>(async ({ input: { rowVersion, fields }, signal }) => {
    const payload = { seen: rowVersion, text: textField(fields, "note") }
    const answer = await client.call(staffOrdersAddNote, { params: { orderId }, payload }, { signal })
    return saveAnswerOf(
      answer,
      ({ number }) => noteRecord(number),
      () => undefined
    )
  })
