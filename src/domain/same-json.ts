import { isRecord } from "./is-record.ts"

const membersOf = (record: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  Object.keys(record).filter((name) => record[name] !== undefined)

/**
 * Whether two values are equal as JSON: a field with the value `undefined` is treated as absent, and the order of
 * fields is ignored.
 */
export const isSameJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const names = membersOf(one)
  return names.length === membersOf(other).length && names.every((name) => isSameJson(one[name], other[name]))
}
