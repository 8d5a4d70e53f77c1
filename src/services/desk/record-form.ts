import { fromPromise } from "xstate"
import type { FormProblem, FormRules } from "../../domain/editing/form-rules.ts"
import type { FieldValue, Versioned } from "../../domain/editing/record-edit.ts"
import type { SaveAnswer } from "../../machines/record-edit.machine.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"

/** A refusal by the server as forms read it: validation errors by field. */
export interface FormRefusal {
  readonly problems?: ReadonlyArray<{
    readonly code: string
    readonly field?: string
    readonly params?: FormProblem["params"]
  }>
}

/** Everything that the form of one record needs, except its texts: the record, its rules and its call. */
export interface RecordForm<Row, Name extends string, Failure extends FormRefusal> {
  readonly names: ReadonlyArray<Name>
  /** The part of a row that the form shows; a row that does not exist yet has version 0. */
  readonly recordOf: (row: Row) => {
    readonly rowVersion: number
    readonly fields: Readonly<Record<Name, FieldValue>>
  }
  /** Rules that are checked before anything is sent. */
  readonly rules: FormRules
  /** Saves the input, unless the row has changed since this version was read. */
  readonly save: (
    client: Client,
    row: Row,
    edited: Versioned,
    signal: AbortSignal
  ) => Promise<Answer<Row, Failure>>
  /** Returns the row as another user has saved it, if the refusal contains it. */
  readonly theirs?: (failure: Failure) => Row | undefined
}

/** Returns the form unchanged; the call lets TypeScript infer the form's types. */
export const recordForm = <Row, Name extends string, Failure extends FormRefusal>(
  form: RecordForm<Row, Name, Failure>
): RecordForm<Row, Name, Failure> => form

/**
 * Result codes by HTTP status; a refusal with any other status and without validation errors is treated like a missing
 * response.
 */
export const wordOf: Readonly<Record<number, string>> = { 401: "signedOut", 403: "forbidden", 404: "gone" }

/**
 * Converts the response to a save request. Throws `NoAnswer` if there is none; an ended session, a missing permission
 * and a missing row have separate results.
 */
export const saveAnswerOf = <Row, Failure extends FormRefusal>(
  given: Answer<Row, Failure>,
  recordOf: (row: Row) => Versioned,
  theirsIn: (failure: Failure) => Row | undefined
): SaveAnswer => {
  const answer = heard(given)
  if (answer.type === "ok") return { kind: "saved", record: recordOf(answer.value) }
  const theirs = theirsIn(answer.error)
  if (theirs !== undefined) return { kind: "conflict", record: recordOf(theirs) }
  const problems =
    answer.error.problems?.map(({ code, field, params }): FormProblem => ({
      code,
      field: field ?? null,
      ...(params && { params })
    })) ?? []
  if (problems.length > 0) return { kind: "refused", problems }
  const code = wordOf[answer.status]
  if (code === undefined) throw new NoAnswer(String(answer.status))
  return { kind: "refused", problems: [{ field: null, code }] }
}

/** Returns the save call of a form, for the form's state machine. */
export const saveOf = <Row, Name extends string, Failure extends FormRefusal>(
  client: Client,
  { save, recordOf, theirs }: RecordForm<Row, Name, Failure>,
  row: Row
) =>
  fromPromise<SaveAnswer, Versioned>(async ({ input, signal }) =>
    saveAnswerOf(await save(client, row, input, signal), recordOf, (failure) => theirs?.(failure))
  )
