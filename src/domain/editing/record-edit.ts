/** The value of a form field: a text, a yes/no choice, or the ticked names. */
export type FieldValue = string | boolean | ReadonlyArray<string>

export type Fields = Readonly<Record<string, FieldValue>>

/** A stored record; its version increases with each change. */
export interface Versioned {
  readonly rowVersion: number
  readonly fields: Fields
}

/** Compares two values; the order of ticked names does not matter. */
export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((name) => other.includes(name))
    : one === other

export const isSameFields = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))

export interface Merged {
  /** The record that the other user saved, with the user's own changes applied to it. */
  readonly fields: Fields
  /** Fields that both users have changed, to different values. */
  readonly clashes: ReadonlyArray<string>
}

/**
 * Merges the user's changes into a record that another user saved first (three-way merge); changes of either user to
 * different fields are preserved.
 */
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

/** Returns the text of a field; empty if the field has no text. */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === "string" ? value : ""
}

/** Returns the ticked names. */
export const namesField = (fields: Fields, name: string): ReadonlyArray<string> => {
  const value = fields[name]
  return typeof value === "object" ? value : []
}
