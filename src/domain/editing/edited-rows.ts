import { typedText } from "../typed-text.ts"
import type { ChangeState, Changing } from "./change-state.ts"

/** A row as the server has it. */
export interface ServerRow<Value> {
  readonly id: number
  readonly version: number
  readonly value: Value
}

/** A row of a list that is being edited (rule list.change-states). */
export interface EditedRow<Value> extends Changing, ServerRow<Value> {
  /** Names the row as long as the page lives, also before the server has given it an id. */
  readonly key: string
  /** What the server is known to have; null for a row that was added here. */
  readonly server: Value | null
  /** Set when the row was changed here and elsewhere: what it is there now; `value` null when it is gone. */
  readonly theirs: { readonly version: number; readonly value: Value | null } | null
}

type Rows<Value> = ReadonlyArray<EditedRow<Value>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Whether two values of plain data say the same; what the server makes of a pasted text is the same text. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === "string" && typeof other === "string") return typedText(one) === typedText(other)
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

const keyOf = (id: number): string => `row-${id}`

const stored = <Value>({ id, version, value }: ServerRow<Value>): EditedRow<Value> => ({
  key: keyOf(id),
  id,
  version,
  change: "Unchanged",
  value,
  server: value,
  theirs: null
})

/** Rows as they were loaded. */
export const loadedRows = <Value>(rows: ReadonlyArray<ServerRow<Value>>): Rows<Value> => rows.map(stored)

const replaced = <Value>(
  rows: Rows<Value>,
  key: string,
  next: (row: EditedRow<Value>) => ReadonlyArray<EditedRow<Value>>
): Rows<Value> => rows.flatMap((row) => (row.key === key ? next(row) : [row]))

const changeOf = <Value>(server: Value | null, value: Value): ChangeState =>
  server === null ? "Added" : isSame(server, value) ? "Unchanged" : "Modified"

/** Another value for a row; what is changed back to the server's is unchanged. */
export const withValue = <Value>(rows: Rows<Value>, key: string, value: Value): Rows<Value> =>
  replaced(rows, key, (row) => [{ ...row, value, change: changeOf(row.server, value) }])

/** One more row at the end, under a key that no other row has. */
export const withAdded = <Value>(rows: Rows<Value>, key: string, value: Value): Rows<Value> =>
  rows.some((row) => row.key === key)
    ? rows
    : [...rows, { key, id: 0, version: 0, change: "Added", value, server: null, theirs: null }]

/** One row less: an unsaved row is simply gone. */
export const withDeleted = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(rows, key, (row) =>
    row.server === null ? [] : [{ ...row, value: row.server, change: "Deleted" }]
  )

/** A row as the server has it, also where it was changed there; unsaved changes are gone. */
export const withRestored = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(withTheirs(rows, key), key, (row) =>
    row.server === null ? [] : [{ ...row, value: row.server, change: "Unchanged" }]
  )

/** All rows as the server has them. */
export const withoutChanges = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.reduce((left, { key }) => withRestored(left, key), rows)

/** The rows as the server is known to have them. */
export const serverRows = <Value>(rows: Rows<Value>): ReadonlyArray<ServerRow<Value>> =>
  rows.flatMap(({ id, version, server }) => (server === null ? [] : [{ id, version, value: server }]))

/** What has to be saved. */
export const changedRows = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.filter(({ change }) => change !== "Unchanged")

/** Rows that were changed here and elsewhere, and that the user has to decide on. */
export const conflictsOf = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.filter(({ theirs }) => theirs !== null)

const anewKey = (key: string): string => `anew-${key}`

/** Puts this row over what became of it elsewhere: over a newer value, or anew and once where it is gone. */
export const withMine = <Value>(rows: Rows<Value>, key: string): Rows<Value> => {
  const isGone = rows.some((row) => row.key === key && row.theirs?.value === null)
  const others = isGone ? rows.filter((row) => row.key !== anewKey(key)) : rows
  return replaced(others, key, (row) => {
    if (row.theirs === null) return [row]
    const { version, value: server } = row.theirs
    if (server !== null) {
      const change = row.change === "Deleted" ? "Deleted" : changeOf(server, row.value)
      return [{ ...row, version, change, server, theirs: null }]
    }
    if (row.change === "Deleted") return []
    return [{ ...row, key: anewKey(key), id: 0, version: 0, change: "Added", server, theirs: null }]
  })
}

/** Gives this row up for what became of it elsewhere. */
export const withTheirs = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(rows, key, (row) => {
    if (row.theirs === null) return [row]
    const { version, value } = row.theirs
    return value === null
      ? []
      : [{ ...row, version, value, server: value, change: "Unchanged", theirs: null }]
  })

/** A changed row over what the server has now; nothing where both deleted it. */
const over = <Value>(row: EditedRow<Value>, now: ServerRow<Value> | undefined): Rows<Value> => {
  if (row.server === null) return [row]
  if (now === undefined)
    return row.change === "Deleted" ? [] : [{ ...row, theirs: { version: 0, value: null } }]
  if (now.version === row.version) return [{ ...row, server: now.value, theirs: null }]
  if (row.change !== "Deleted" && isSame(row.value, now.value)) return [stored(now)]
  return [{ ...row, theirs: { version: now.version, value: now.value } }]
}

/**
 * Rows that the server has now under the changes made here: an untouched row follows the server, a changed one stays
 * unless it was changed there as well. What was added here and has arrived there, as when the answer to it was lost or
 * the tab had kept it, is not added once more.
 */
export const rebased = <Value>(rows: Rows<Value>, now: ReadonlyArray<ServerRow<Value>>): Rows<Value> => {
  const mine = changedRows(rows)
  const isMine = ({ id }: ServerRow<Value>) => mine.some((row) => row.server !== null && row.id === id)
  const kept = new Map(
    mine.flatMap((row) =>
      row.server === null
        ? []
        : [
            [
              row.id,
              over(
                row,
                now.find(({ id }) => id === row.id)
              )
            ] as const
          ]
    )
  )
  const known = rows.flatMap(({ id, server }) => (server === null ? [] : [id]))
  const arrived = now.filter(({ id }) => !known.includes(id))
  const gone = mine.filter((row) => row.server !== null && !now.some(({ id }) => id === row.id))
  return [
    ...now.flatMap((row) => (isMine(row) ? (kept.get(row.id) ?? []) : [stored(row)])),
    ...gone.flatMap(({ id }) => kept.get(id) ?? []),
    ...mine.filter((row) => row.server === null && !arrived.some(({ value }) => isSame(row.value, value)))
  ]
}
