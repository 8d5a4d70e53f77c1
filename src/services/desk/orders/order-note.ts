import { longestNote } from "../../../domain/order/life/staff-order.ts"
import { lengthProblems, requiredProblems } from "../../../domain/editing/form-rules.ts"
import { textField } from "../../../domain/editing/record-edit.ts"
import { staffOrdersAddNote } from "../../client/dealer-routes.gen.ts"
import { recordForm } from "../record-form.ts"

/** The order to which a note is added, and the number of its notes. */
export interface NotedOrder {
  readonly orderId: string
  readonly noteCount: number
}

/**
 * Creates the form for a new note. Its row version is the number of existing notes; a note added by another user is
 * never a conflict. The server treats notes with the same text and the same number of existing notes as one note. If no
 * response to a text arrived, the text is therefore sent again with the number from the first attempt, even if the page
 * has loaded more notes in the meantime.
 */
export const noteForm = () => {
  let unanswered: { readonly text: string; readonly seen: number } | undefined
  return recordForm({
    names: ["note"],
    recordOf: ({ noteCount }: NotedOrder) => ({ rowVersion: noteCount, fields: { note: "" } }),
    rules: (fields) => [
      ...requiredProblems(fields, "note"),
      ...lengthProblems(fields, { note: longestNote })
    ],
    save: async (client, { orderId }, { rowVersion, fields }, signal) => {
      const text = textField(fields, "note")
      if (unanswered?.text !== text) unanswered = { text, seen: rowVersion }
      const answer = await client.call(
        staffOrdersAddNote,
        { params: { orderId }, payload: unanswered },
        { signal }
      )
      if (answer.type === "ok") unanswered = undefined
      return answer.type === "ok"
        ? { type: "ok", value: { orderId, noteCount: answer.value.number } }
        : answer
    }
  })
}
