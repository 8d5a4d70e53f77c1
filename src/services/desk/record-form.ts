import { fromPromise } from "xstate"
import type { FormProblem, FormRules } from "../../domain/editing/form-rules.ts"
import type { FieldValue, Versioned } from "../../domain/editing/record-edit.ts"
import type { SaveAnswer } from "../../machines/record-edit.machine.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"

/** A refusal of the contract, as forms read it: what is wrong, by field. */
export interface FormRefusal {
  readonly problems?: ReadonlyArray<{
    readonly code: string
    readonly field?: string
    readonly params?: FormProblem["params"]
  }>
}

/** All that a form of one record needs besides its words: the record, its rules and its call. */
export interface RecordForm<Row, Name extends string, Failure extends FormRefusal> {
  readonly names: ReadonlyArray<Name>
  /** What of a row stands in the form; a row that is not there yet has version 0. */
  readonly recordOf: (row: Row) => {
    readonly rowVersion: number
    readonly fields: Readonly<Record<Name, FieldValue>>
  }
  /** Asked before anything is sent. */
  readonly rules: FormRules
  /** Saves what was typed over the version that was read. */
  readonly save: (
    client: Client,
    row: Row,
    edited: Versioned,
    signal: AbortSignal
  ) => Promise<Answer<Row, Failure>>
  /** The row as another user has saved it, where a refusal says so. */
  readonly theirs?: (failure: Failure) => Row | undefined
}

/** Keeps the types of a form together. */
export const recordForm = <Row, Name extends string, Failure extends FormRefusal>(
  form: RecordForm<Row, Name, Failure>
): RecordForm<Row, Name, Failure> => form

/** What a status says by itself; anything else without a reason is no answer. */
export const wordOf: Readonly<Record<number, string>> = { 401: "signedOut", 403: "forbidden", 404: "gone" }

/** No answer is the port's error; an ended session, a missing right and a missing row are answers of their own. */
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

/** The call of a form, as its machine makes it. */
export const saveOf = <Row, Name extends string, Failure extends FormRefusal>(
  client: Client,
  { save, recordOf, theirs }: RecordForm<Row, Name, Failure>,
  row: Row
) =>
  fromPromise<SaveAnswer, Versioned>(async ({ input, signal }) =>
    saveAnswerOf(await save(client, row, input, signal), recordOf, (failure) => theirs?.(failure))
  )
