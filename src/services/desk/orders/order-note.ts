import { longestNote } from "../../../domain/order/life/staff-order.ts"
import { lengthProblems, requiredProblems } from "../../../domain/editing/form-rules.ts"
import { textField } from "../../../domain/editing/record-edit.ts"
import { staffOrdersAddNote } from "../../client/dealer-routes.gen.ts"
import { recordForm } from "../record-form.ts"

/** The order that is noted of, and how many notes it has. */
export interface NotedOrder {
  readonly orderId: string
  readonly noteCount: number
}

/**
 * An empty field behind so many notes: another's note is news, never a conflict. The server takes the same words behind
 * the same number of notes for one note; so words whose answer was lost are sent with the number of their first attempt,
 * however many notes the page knows of meanwhile.
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
