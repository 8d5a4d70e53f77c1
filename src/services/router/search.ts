/** Search parameters of a URL: text, or a list if a key repeats. */
export type FlatSearch = Record<string, string | ReadonlyArray<string>>

/** Reads `?zipCode=01067&amount=6000` without guessing types, so that a zip keeps its zeros (decision 10b). */
export const parseSearch = (text: string): FlatSearch => {
  const search: Record<string, string | Array<string>> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    // a key like __proto__ would not become an own property
    if (key in Object.prototype) continue
    const present = search[key]
    search[key] =
      present === undefined ? value : Array.isArray(present) ? [...present, value] : [present, value]
  }
  return search
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined

/** Writes search parameters without nesting; empty values are left out. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const pairs = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
    for (const one of values) {
      const text = textOf(one)
      if (text !== undefined && text !== "") pairs.append(key, text)
    }
  }
  const text = pairs.toString()
  return text === "" ? "" : `?${text}`
}
