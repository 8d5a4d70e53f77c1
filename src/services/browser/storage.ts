/** What a visitor's browser keeps for us, or memory where it keeps nothing. */
export interface KeptValues {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
}

/**
 * Local storage that never throws: missing, full or forbidden, it becomes memory for as long as the page lives
 * (rule page.storage).
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

/** Local storage of this browser; naming it may already throw. */
export const localValues = keptValues(() => globalThis.localStorage)

/** Session storage of this tab. */
export const tabValues = keptValues(() => globalThis.sessionStorage)

/** The shop's values are far shorter; a longer one is foreign, and reading it would hold the page up. */
const longestValue = 20_000

/**
 * Reads a kept value; what is corrupt or from another version (`parse` answers undefined) is replaced by nothing, once.
 */
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

// documents ask whether something is kept under these names before they fetch what reads it

/** Key of what was asked for in a country, whatever the product (rule calculator.country-store). */
export const storeKey = (countryId: number | string): string => `store:${countryId}`

/** Key of the fuels that stand beside each other in a country (rule price.groups). */
export const priceGroupsKey = (countryId: number): string => `prices:${countryId}`

/** Key of the stored wishes of a country and product group. */
export const wishesKey = (of: {
  readonly countryId: number
  readonly productGroupId: number | string
}): string => `calc:${of.countryId}:${of.productGroupId}`
