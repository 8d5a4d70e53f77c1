import type { ChangeState } from "../../domain/editing/change-state.ts"
import { changedRows, type EditedRow } from "../../domain/editing/edited-rows.ts"
import { type KeptValues, readKept } from "./storage.ts"
import { isRecord } from "../../domain/is-record.ts"

const key = "edited-rows"

/** Unsaved changes by list; they are returned only to the user who made them. */
interface Kept {
  readonly userId: string
  readonly lists: Readonly<Record<string, ReadonlyArray<unknown>>>
}

const parse = (value: unknown): Kept | undefined => {
  if (!isRecord(value) || typeof value["userId"] !== "string" || !isRecord(value["lists"])) return undefined
  const lists = Object.entries(value["lists"]).flatMap(
    ([name, rows]): ReadonlyArray<[string, Array<unknown>]> => (Array.isArray(rows) ? [[name, rows]] : [])
  )
  return { userId: value["userId"], lists: Object.fromEntries(lists) }
}

const changes: ReadonlyArray<unknown> = ["Added", "Modified", "Deleted"] satisfies ReadonlyArray<ChangeState>

const isRow =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (row: unknown): row is EditedRow<Value> =>
    isRecord(row) &&
    typeof row["key"] === "string" &&
    Number.isSafeInteger(row["id"]) &&
    Number.isSafeInteger(row["version"]) &&
    changes.includes(row["change"]) &&
    isValue(row["value"]) &&
    (row["server"] === null || isValue(row["server"])) &&
    (row["change"] === "Added") === (row["server"] === null) &&
    row["theirs"] === null

/**
 * Unsaved changes of edited lists, stored in this tab so that nothing is lost if the session ends or the page is
 * reloaded.
 */
export interface KeptEdits<Value> {
  readonly read: () => ReadonlyArray<EditedRow<Value>>
  readonly keep: (rows: ReadonlyArray<EditedRow<Value>>) => void
}

/**
 * Returns functions that access the unsaved changes of one list and one account; changes of another account are deleted
 * on the next save.
 */
export const keptEdits = <Value>(
  values: KeptValues,
  userId: string,
  list: string,
  isValue: (value: unknown) => value is Value
): KeptEdits<Value> => {
  const readAll = (): Kept["lists"] => {
    const kept = readKept(values, key, parse)
    return kept?.userId === userId ? kept.lists : {}
  }
  return {
    read: () => (readAll()[list] ?? []).filter(isRow(isValue)),
    keep: (rows) => {
      const { [list]: _former, ...others } = readAll()
      // another user's conflicting value is not stored: when the list is opened again, users choose between their own
      // value and the value then on the server
      const mine = changedRows(rows).map((row) => ({ ...row, theirs: null }))
      const lists = mine.length === 0 ? others : { ...others, [list]: mine }
      if (Object.keys(lists).length === 0) values.remove(key)
      else values.set(key, JSON.stringify({ userId, lists }))
    }
  }
}

/** Deletes unsaved changes when the user signs out. */
export const forgetEdits = (values: KeptValues): void => values.remove(key)
