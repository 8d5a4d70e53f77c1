import type { BaseData, OwnAddress } from "../../contract/customer.api.ts"
import { type AddressEntry, entryProblems } from "../../domain/account/address-entry.ts"
import { type Person, personProblems } from "../../domain/account/person.ts"
import { type FieldProblem, isAddress } from "../../domain/address/address.ts"
import type { EditedRow, ServerRow } from "../../domain/editing/edited-rows.ts"
import type { LoadAnswer, RowProblem, SaveAnswer } from "../../machines/edited-list.machine.ts"
import {
  customerAddresses,
  customerBaseData,
  customerSaveAddresses,
  customerSaveBaseData
} from "../client/account-routes.gen.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heard, isSignedOut, NoAnswer } from "../client/no-answer.ts"
import { isRecord } from "../../domain/is-record.ts"

type Rows<Value> = ReadonlyArray<EditedRow<Value>>

/** Converts an address to a row of the account's address list. */
export const addressRow = ({ id, version, ...value }: OwnAddress): ServerRow<AddressEntry> => ({
  id,
  version,
  value
})

/** Converts a person's base data to the single row of a list. */
export const personRow = ({ version, email: _email, ...value }: BaseData): ServerRow<Person> => ({
  id: 1,
  version,
  value
})

/** Whether a value stored in the tab is an address of an account. */
export const isEntry = (value: unknown): value is AddressEntry =>
  isRecord(value) && (value["addressType"] === 0 || value["addressType"] === 1) && isAddress(value["address"])

/** Whether a value stored in the tab is a person's base data. */
export const isPerson = (value: unknown): value is Person =>
  isRecord(value) &&
  ["title1Id", "title2Id"].every((key) => typeof value[key] === "number") &&
  ["firstName", "lastName", "phone"].every((key) => typeof value[key] === "string") &&
  typeof value["newsletter"] === "boolean"

const found = <Value>(
  rows: Rows<Value>,
  problemsOf: (value: Value) => ReadonlyArray<FieldProblem>
): ReadonlyArray<RowProblem> =>
  rows.flatMap(({ key, change, value }) =>
    change === "Deleted" ? [] : problemsOf(value).map((problem) => ({ key, ...problem }))
  )

/**
 * Maps validation errors of the call to the rows that were sent: `items[2].address.city` is the city of the third row.
 */
const byRow = (
  rows: Rows<AddressEntry>,
  problems: ReadonlyArray<{ readonly code: string; readonly field: string }>
): ReadonlyArray<RowProblem> =>
  problems.map(({ code, field }) => {
    const [, index, name] = /^items\[(\d+)\]\.(?:address\.)?(\w+)$/u.exec(field) ?? []
    const row = index === undefined ? undefined : rows[Number(index)]
    return row === undefined || name === undefined
      ? { key: null, field, code }
      : { key: row.key, field: name, code }
  })

/** Returns `signedOut` if the session has ended; throws `NoAnswer` for any other response that contains no list. */
const unread = (answer: Answer<unknown, unknown>): { readonly kind: "signedOut" } => {
  if (isSignedOut(heard(answer))) return { kind: "signedOut" }
  throw new NoAnswer("load")
}

/** Loads the stored addresses. */
export const loadAddresses = async (
  client: Client,
  signal?: AbortSignal
): Promise<LoadAnswer<AddressEntry>> => {
  const answer = await client.call(customerAddresses, {}, signal === undefined ? {} : { signal })
  if (answer.type !== "ok") return unread(answer)
  return { kind: "loaded", rows: answer.value.items.map(addressRow) }
}

/** Loads the stored base data. */
export const loadPerson = async (client: Client, signal?: AbortSignal): Promise<LoadAnswer<Person>> => {
  const answer = await client.call(customerBaseData, {}, signal === undefined ? {} : { signal })
  return answer.type === "ok" ? { kind: "loaded", rows: [personRow(answer.value)] } : unread(answer)
}

const staleNow = async (client: Client, signal?: AbortSignal): Promise<SaveAnswer<AddressEntry>> => {
  const now = await loadAddresses(client, signal)
  return now.kind === "loaded" ? { kind: "stale", rows: now.rows } : now
}

/** Saves all changed addresses in one call; sends nothing while a form is invalid. */
export const saveAddresses = async (
  client: Client,
  rows: Rows<AddressEntry>,
  signal?: AbortSignal
): Promise<SaveAnswer<AddressEntry>> => {
  const problems = found(rows, entryProblems)
  if (problems.length > 0) return { kind: "refused", problems }
  const items = rows.map(({ id, version, change, value }) => ({ id, version, change, ...value }))
  const answer = heard(
    await client.call(customerSaveAddresses, { payload: { items } }, signal === undefined ? {} : { signal })
  )
  if (answer.type === "ok") return { kind: "saved", rows: answer.value.items.map(addressRow) }
  if (isSignedOut(answer)) return { kind: "signedOut" }
  switch (answer.status) {
    case 404:
    case 409:
      // the conflict that is returned also contains rows that were added or deleted elsewhere
      return staleNow(client, signal)
    case 422:
      return { kind: "refused", problems: byRow(rows, answer.error.problems) }
    default:
      throw new NoAnswer(answer.error.code)
  }
}

/** Saves the base data, based on the version that was read. */
export const savePerson = async (
  client: Client,
  rows: Rows<Person>,
  signal?: AbortSignal
): Promise<SaveAnswer<Person>> => {
  const problems = found(rows, personProblems)
  const [row] = rows
  if (problems.length > 0 || row === undefined) return { kind: "refused", problems }
  const payload = { version: row.version, ...row.value }
  const answer = heard(
    await client.call(customerSaveBaseData, { payload }, signal === undefined ? {} : { signal })
  )
  if (answer.type === "ok") return { kind: "saved", rows: [personRow(answer.value)] }
  if (isSignedOut(answer)) return { kind: "signedOut" }
  const { error } = answer
  if (error.code === "VersionConflict") return { kind: "stale", rows: [personRow(error.current)] }
  if (error.code !== "Invalid") throw new NoAnswer(error.code)
  return {
    kind: "refused",
    problems: error.problems.map(({ field, code }) => ({ key: row.key, field, code }))
  }
}
