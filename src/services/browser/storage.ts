/** Values stored in the visitor's browser, or in memory if the browser does not store them. */
export interface KeptValues {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
}

/**
 * Returns a storage that never throws: if the browser's storage is missing, full or forbidden, values are stored in
 * memory for the lifetime of the page (rule page.storage).
 */
export const keptValues = (storage: () => Storage | undefined): KeptValues => {
  const memory = new Map<string, string>()
  const attempt = <T>(attend: (storage: Storage) => T): T | undefined => {
    try {
      const present = storage()
      return present === undefined ? undefined : attend(present)
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((present) => present.getItem(key)) ?? undefined,
    set: (key, value) => {
      const kept = attempt((present) => {
        present.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((present) => present.removeItem(key))
    },
    keys: () => {
      const stored =
        attempt((present) =>
          Array.from({ length: present.length }, (_, index) => present.key(index) ?? "")
        ) ?? []
      return [...new Set([...memory.keys(), ...stored])]
    }
  }
}

/** Local storage of this browser; even accessing it may throw. */
export const localValues = keptValues(() => globalThis.localStorage)

/** Session storage of this tab. */
export const tabValues = keptValues(() => globalThis.sessionStorage)

/**
 * Default maximum length of a stored value in characters. The shop's own values are far shorter; a longer value does
 * not come from the shop, and reading it would slow the page down.
 */
const longestValue = 20_000

/** Reads a stored value; deletes it if it is corrupt or of another version (`parse` returns `undefined`). */
export const readKept = <T>(
  values: KeptValues,
  key: string,
  parse: (value: unknown) => T | undefined,
  longest = longestValue
): T | undefined => {
  const text = values.get(key)
  if (text === undefined) return undefined
  if (text.length > longest) {
    values.remove(key)
    return undefined
  }
  let value: T | undefined
  try {
    value = parse(JSON.parse(text))
  } catch {
    value = undefined
  }
  if (value === undefined) values.remove(key)
  return value
}

// these keys are defined here because documents check whether they are stored before loading the code that reads their
// values

/** Storage key of the last requests in a country, for all products (rule calculator.country-store). */
export const storeKey = (countryId: number | string): string => `store:${countryId}`

/** Storage key of the fuels that are compared in a country (rule price.groups). */
export const priceGroupsKey = (countryId: number): string => `prices:${countryId}`

/** Storage key of the buyer's selections for a country and product group. */
export const wishesKey = (of: {
  readonly countryId: number
  readonly productGroupId: number | string
}): string => `calc:${of.countryId}:${of.productGroupId}`
