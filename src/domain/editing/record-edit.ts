/** What a field of a record may hold: a text, a choice, or the names that are ticked. */
export type FieldValue = string | boolean | ReadonlyArray<string>

export type Fields = Readonly<Record<string, FieldValue>>

/** A row as it was read; the version rises with each change. */
export interface Versioned {
  readonly rowVersion: number
  readonly fields: Fields
}

/** Ticked names have no order. */
export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((name) => other.includes(name))
    : one === other

export const isSameFields = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))

export interface Merged {
  /** What was changed here, over what the others have made of the rest. */
  readonly fields: Fields
  /** Fields that both sides have changed, each to something else. */
  readonly clashes: ReadonlyArray<string>
}

/** What is to be saved after another user saved first: no change of another field is lost. */
export const mergeFields = (base: Fields, mine: Fields, theirs: Fields): Merged => {
  const names = Object.keys(theirs)
  const isMine = (name: string) => !isSameValue(mine[name], base[name])
  return {
    fields: Object.fromEntries(
      Object.entries(theirs).map(([name, value]) => [name, isMine(name) ? (mine[name] ?? value) : value])
    ),
    clashes: names.filter(
      (name) =>
        isMine(name) && !isSameValue(theirs[name], base[name]) && !isSameValue(theirs[name], mine[name])
    )
  }
}

/** The text of a field; empty for a field without text. */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === "string" ? value : ""
}

/** The names that are ticked. */
export const namesField = (fields: Fields, name: string): ReadonlyArray<string> => {
  const value = fields[name]
  return typeof value === "object" ? value : []
}
