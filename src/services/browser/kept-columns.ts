import { type CancellationColumn, cancellationColumns, isColumn } from "../../domain/cancellation/columns.ts"
import { type KeptValues, localValues, readKept } from "./storage.ts"

/**
 * Returns the storage key of the columns that a user has selected; the id is needed because a browser may have several
 * users.
 */
export const columnsKey = (userId: string): string => `desk.columns:${userId}`

const parse = (value: unknown): ReadonlyArray<CancellationColumn> | undefined => {
  if (!Array.isArray(value)) return undefined
  const wished = new Set<unknown>(value)
  const columns = cancellationColumns.filter((column) => wished.has(column))
  return columns.length > 0 && value.every((name) => typeof name === "string" && isColumn(name))
    ? columns
    : undefined
}

/**
 * Returns functions that access the columns of the cancellation list that a user last selected in this browser;
 * `undefined` stands for all columns.
 */
export const keptColumns = (userId: string, values: KeptValues = localValues) => {
  const key = columnsKey(userId)
  return {
    read: (): ReadonlyArray<CancellationColumn> | undefined => readKept(values, key, parse),
    keep: (columns: ReadonlyArray<CancellationColumn>): void =>
      columns.length === cancellationColumns.length
        ? values.remove(key)
        : values.set(key, JSON.stringify(columns))
  }
}
