/** A JSON value. */
export type Tree = string | number | boolean | null | ReadonlyArray<Tree> | { readonly [name: string]: Tree }

type Row = { readonly [name: string]: Tree }

/** Whether a value is a `Tree`; every result of `JSON.parse` is one. */
export const isTree = (value: unknown): value is Tree => value !== undefined

export const isList = (value: Tree | undefined): value is ReadonlyArray<Tree> => Array.isArray(value)

export const isRow = (value: Tree | undefined): value is Row =>
  typeof value === "object" && value !== null && !isList(value)

/** Marks packed rows; no field name in the shop's data starts with this character. */
const mark = "~"

/** Marks packed lists of rows: the number of rows in each list, and the rows of all lists in one table. */
const listsMark = "~~"

const hasNames = (value: Tree, names: ReadonlyArray<string>): boolean => {
  if (!isRow(value)) return false
  const own = Object.keys(value)
  return own.length === names.length && names.every((name, at) => own[at] === name)
}

const areAlike = (values: ReadonlyArray<Tree>): values is ReadonlyArray<Row> => {
  const [first] = values
  if (values.length < 2 || first === undefined || !isRow(first)) return false
  const names = Object.keys(first)
  return (
    names.length > 0 &&
    names.every((name) => !name.startsWith(mark) && !name.includes(",")) &&
    values.every((value) => hasNames(value, names))
  )
}

/** Packs a column: either its values one by one, or each distinct value with the positions at which it occurs. */
const packColumn = (values: ReadonlyArray<Tree>): Tree => {
  const places = new Map<Tree, number>()
  const placesOfTexts = new Map<string, number>()
  const different: Array<Tree> = []
  const placeIn = <Key>(known: Map<Key, number>, key: Key, value: Tree): number => {
    const place = known.get(key)
    if (place !== undefined) return place
    known.set(key, different.length)
    return different.push(value) - 1
  }
  const at = values.map((value) => {
    if (typeof value !== "object" || value === null) return placeIn(places, value, value)
    // on the server rows share the same object, but in a browser their objects are only equal
    const place = places.get(value) ?? placeIn(placesOfTexts, JSON.stringify(value), value)
    places.set(value, place)
    return place
  })
  if (different.length === 1) return { one: pack(different[0] ?? null) }
  return different.length * 2 > values.length ? pack(values) : { each: pack(different), at: at.join() }
}

const placesIn = (column: Tree | undefined): Tree | undefined => (isRow(column) ? column["at"] : undefined)

/** Replaces positions that an earlier column has as well by the number of that column. */
const withSharedPlaces = (columns: ReadonlyArray<Tree>): ReadonlyArray<Tree> => {
  const firsts = new Map<Tree, number>()
  return columns.map((column, index) => {
    const at = placesIn(column)
    if (!isRow(column) || at === undefined) return column
    const first = firsts.get(at)
    if (first !== undefined) return { ...column, at: first }
    firsts.set(at, index)
    return column
  })
}

const unpackColumn = (column: Tree, count: number, columns: ReadonlyArray<Tree>): ReadonlyArray<Tree> => {
  if (isRow(column) && "one" in column) {
    const one = unpack(column["one"] ?? null)
    return Array.from({ length: count }, () => one)
  }
  const each = unpack(isRow(column) && "each" in column ? (column["each"] ?? null) : column)
  if (!isList(each)) return []
  const own = placesIn(column)
  const at = typeof own === "number" ? placesIn(columns[own]) : own
  return typeof at === "string" ? at.split(",").map((place) => each[Number(place)] ?? null) : each
}

/**
 * Converts rows with the same fields to columns without repeated values, and lists of such rows to one table for all of
 * them; other values stay unchanged.
 */
export const pack = (value: Tree): Tree => {
  if (isList(value)) {
    const rows = value.length > 1 && value.every(isList) ? value.flat() : []
    if (areAlike(rows))
      return { [listsMark]: value.map((each) => (isList(each) ? each.length : 0)).join(), rows: pack(rows) }
    if (!areAlike(value)) return value.some((each) => typeof each === "object") ? value.map(pack) : value
    const names = Object.keys(value[0] ?? {})
    const columns = withSharedPlaces(names.map((name) => packColumn(value.map((row) => row[name] ?? null))))
    return { [mark]: names.join(), count: value.length, columns }
  }
  return isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pack(each)]))
    : value
}

/** Restores a packed value. */
export const unpack = (value: Tree): Tree => {
  if (isList(value)) return value.map(unpack)
  if (!isRow(value)) return value
  const { [mark]: names, count, columns, [listsMark]: lengths } = value
  if (typeof lengths === "string") {
    const rows = unpack(value["rows"] ?? null)
    let from = 0
    return lengths
      .split(",")
      .map((length) => (isList(rows) ? rows.slice(from, (from += Number(length))) : []))
  }
  if (typeof names !== "string" || typeof count !== "number" || !isList(columns))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unpack(each)]))
  const whole = columns.map((column) => unpackColumn(column, count, columns))
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(names.split(",").map((name, column) => [name, whole[column]?.[row] ?? null]))
  )
}
