import { typedText } from "../typed-text.ts"
import type { ChangeState, Changing } from "./change-state.ts"

/** A row as stored on the server. */
export interface ServerRow<Value> {
  readonly id: number
  readonly version: number
  readonly value: Value
}

/** A row of a list that is being edited (rule list.change-states). */
export interface EditedRow<Value> extends Changing, ServerRow<Value> {
  /** Identifies the row while the page is open, even before the server has assigned an id. */
  readonly key: string
  /** The last known value on the server; `null` for a row that was added in this tab. */
  readonly server: Value | null
  /**
   * Set if the row was changed both in this tab and by another user or tab: the version and value that are now on the
   * server; the value is `null` if the row was deleted on the server.
   */
  readonly theirs: { readonly version: number; readonly value: Value | null } | null
}

type Rows<Value> = ReadonlyArray<EditedRow<Value>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/**
 * Whether two values of plain data are equal; texts are compared after the normalization that the server applies to
 * pasted text.
 */
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

/** Returns the loaded rows, ready for editing. */
export const loadedRows = <Value>(rows: ReadonlyArray<ServerRow<Value>>): Rows<Value> => rows.map(stored)

const replaced = <Value>(
  rows: Rows<Value>,
  key: string,
  next: (row: EditedRow<Value>) => ReadonlyArray<EditedRow<Value>>
): Rows<Value> => rows.flatMap((row) => (row.key === key ? next(row) : [row]))

const changeOf = <Value>(server: Value | null, value: Value): ChangeState =>
  server === null ? "Added" : isSame(server, value) ? "Unchanged" : "Modified"

/** Changes the value of a row; if the value equals the server's value, the row is unchanged. */
export const withValue = <Value>(rows: Rows<Value>, key: string, value: Value): Rows<Value> =>
  replaced(rows, key, (row) => [{ ...row, value, change: changeOf(row.server, value) }])

/** Adds a row at the end, under a key that is unique in the list. */
export const withAdded = <Value>(rows: Rows<Value>, key: string, value: Value): Rows<Value> =>
  rows.some((row) => row.key === key)
    ? rows
    : [...rows, { key, id: 0, version: 0, change: "Added", value, server: null, theirs: null }]

/** Deletes a row; an unsaved row is removed immediately. */
export const withDeleted = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(rows, key, (row) =>
    row.server === null ? [] : [{ ...row, value: row.server, change: "Deleted" }]
  )

/** Restores a row to the server's state, including changes by others; unsaved changes are lost. */
export const withRestored = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(withTheirs(rows, key), key, (row) =>
    row.server === null ? [] : [{ ...row, value: row.server, change: "Unchanged" }]
  )

/** Restores all rows to the server's state. */
export const withoutChanges = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.reduce((left, { key }) => withRestored(left, key), rows)

/** Returns the rows in their last known state on the server. */
export const serverRows = <Value>(rows: Rows<Value>): ReadonlyArray<ServerRow<Value>> =>
  rows.flatMap(({ id, version, server }) => (server === null ? [] : [{ id, version, value: server }]))

/** Returns the rows that need to be saved. */
export const changedRows = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.filter(({ change }) => change !== "Unchanged")

/** Returns the rows that were changed both here and on the server, so the user has to decide. */
export const conflictsOf = <Value>(rows: Rows<Value>): Rows<Value> =>
  rows.filter(({ theirs }) => theirs !== null)

const anewKey = (key: string): string => `anew-${key}`

/**
 * Resolves a conflict in favour of the local row. The local row replaces the newer value on the server or, if the row
 * was deleted there, is added again; repeated calls add it only once.
 */
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

/** Resolves a conflict in favour of the change on the server. */
export const withTheirs = <Value>(rows: Rows<Value>, key: string): Rows<Value> =>
  replaced(rows, key, (row) => {
    if (row.theirs === null) return [row]
    const { version, value } = row.theirs
    return value === null
      ? []
      : [{ ...row, version, value, server: value, change: "Unchanged", theirs: null }]
  })

/**
 * Reapplies the local change of a row to the server's current state; returns an empty list if the row was deleted both
 * in this tab and on the server.
 */
const over = <Value>(row: EditedRow<Value>, now: ServerRow<Value> | undefined): Rows<Value> => {
  if (row.server === null) return [row]
  if (now === undefined)
    return row.change === "Deleted" ? [] : [{ ...row, theirs: { version: 0, value: null } }]
  if (now.version === row.version) return [{ ...row, server: now.value, theirs: null }]
  if (row.change !== "Deleted" && isSame(row.value, now.value)) return [stored(now)]
  return [{ ...row, theirs: { version: now.version, value: now.value } }]
}

/**
 * Reapplies the local changes to the server's current rows. A row without local changes gets the server's value. A row
 * with local changes keeps its value, and gets a conflict if it was also changed on the server. A row added here is not
 * added again if the server already has it, e.g. because the response to its first save was lost, or because it was
 * restored from the tab's storage after it had been saved.
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
