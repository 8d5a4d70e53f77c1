import { isFieldsOf, type FormRules } from "../../domain/editing/form-rules.ts"
import type { Fields } from "../../domain/editing/record-edit.ts"
import type { EditedRow, ServerRow } from "../../domain/editing/edited-rows.ts"
import type { LoadAnswer, RowProblem, SaveAnswer } from "../../machines/edited-list.machine.ts"
import { type KeptEdits, keptEdits } from "../browser/kept-edits.ts"
import { tabValues } from "../browser/storage.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heard, isSignedOut, NoAnswer } from "../client/no-answer.ts"
import { type FormRefusal, wordOf } from "./record-form.ts"

type Rows = ReadonlyArray<EditedRow<Fields>>

/**
 * Everything that the form for editing a whole list needs, except its texts: its rows, the rules for each row, and its
 * calls. The whole list is saved in one call.
 */
export interface ListForm<Row, Name extends string, Failure extends FormRefusal> {
  /** Storage key under which the tab keeps unsaved changes. */
  readonly name: string
  readonly names: ReadonlyArray<Name>
  readonly rowOf: (row: Row) => ServerRow<Readonly<Record<Name, Fields[string]>>>
  /** Rules that are checked for each row before anything is sent. */
  readonly rules: FormRules
  /** Saves changed rows; returns the whole list. */
  readonly save: (
    client: Client,
    rows: Rows,
    signal: AbortSignal
  ) => Promise<Answer<ReadonlyArray<Row>, Failure>>
  readonly load: (client: Client, signal: AbortSignal) => Promise<Answer<ReadonlyArray<Row>, unknown>>
}

/** Returns the form unchanged; the call lets TypeScript infer the form's types. */
export const listForm = <Row, Name extends string, Failure extends FormRefusal>(
  form: ListForm<Row, Name, Failure>
): ListForm<Row, Name, Failure> => form

/** Maps validation errors of the call to the rows that were sent: `items[2].price` is the price of the third row. */
const byRow = (rows: Rows, problems: FormRefusal["problems"] = []): ReadonlyArray<RowProblem> =>
  problems.map(({ code, field = "" }) => {
    const [, index = "", name = ""] = /^\w+\[(\d+)\]\.(?:\w+\.)*(\w+)$/u.exec(field) ?? []
    return { key: rows[Number(index || -1)]?.key ?? null, field: name || field, code }
  })

/** Returns the validation errors that the form's rules find in the rows; a deleted row is not checked. */
export const rowProblems = (rows: Rows, rules: FormRules): ReadonlyArray<RowProblem> =>
  rows.flatMap(({ key, change, value }) =>
    change === "Deleted" ? [] : rules(value).map(({ field, code }) => ({ key, field: field ?? "", code }))
  )

/** Provides a list's calls for its state machine, and the tab's storage of unsaved changes. */
export const listCalls = <Row, Name extends string, Failure extends FormRefusal>(
  client: Client,
  form: ListForm<Row, Name, Failure>,
  userId: string
) => {
  const load = async (signal: AbortSignal): Promise<LoadAnswer<Fields>> => {
    const answer = heard(await form.load(client, signal))
    if (answer.type === "ok") return { kind: "loaded", rows: answer.value.map(form.rowOf) }
    if (isSignedOut(answer)) return { kind: "signedOut" }
    throw new NoAnswer("load")
  }
  const save = async (rows: Rows, signal: AbortSignal): Promise<SaveAnswer<Fields>> => {
    const wrong = rowProblems(rows, form.rules)
    if (wrong.length > 0) return { kind: "refused", problems: wrong }
    const answer = heard(await form.save(client, rows, signal))
    if (answer.type === "ok") return { kind: "saved", rows: answer.value.map(form.rowOf) }
    if (answer.status === 401) return { kind: "signedOut" }
    const problems = byRow(rows, answer.error.problems)
    if (problems.length > 0) return { kind: "refused", problems }
    if (answer.status === 404 || answer.status === 409) {
      // the reloaded list also contains rows that were added or removed elsewhere
      const now = await load(signal)
      return now.kind === "loaded" ? { kind: "stale", rows: now.rows } : now
    }
    const code = wordOf[answer.status]
    if (code === undefined) throw new NoAnswer(String(answer.status))
    return { kind: "refused", problems: [{ key: null, field: "", code }] }
  }
  const kept: KeptEdits<Fields> = keptEdits(tabValues, userId, form.name, isFieldsOf(form.names))
  return { load, save, kept }
}
