/** What an address below `/account/basedata/partial` shows (rule account.base-data): all, or some of its columns. */
export interface BaseDataPart {
  readonly addresses: boolean
  readonly login: boolean
  /** The one address that is meant. */
  readonly addressId: number | null
}

/** Names of the columns in an address. */
export const addressColumn = "adressen"
export const loginColumn = "anmeldung"

const idOf = (text: string): number | undefined =>
  /^[1-9][0-9]{0,9}$/u.test(text) ? Number(text) : undefined

/**
 * Reads the segments, each of which may be missing: the column of addresses, one of its addresses, the column of the
 * sign-in. Undefined for words that name nothing.
 */
export const baseDataPart = (given: ReadonlyArray<string | undefined>): BaseDataPart | undefined => {
  const segments = given.filter((segment) => segment !== undefined && segment !== "")
  const [first, second, third] = segments
  if (first === undefined) return { addresses: true, login: true, addressId: null }
  if (first === loginColumn)
    return segments.length === 1 ? { addresses: false, login: true, addressId: null } : undefined
  if (first !== addressColumn) return undefined
  if (second === undefined) return { addresses: true, login: false, addressId: null }
  if (second === loginColumn)
    return third === undefined ? { addresses: true, login: true, addressId: null } : undefined
  const addressId = idOf(second)
  if (addressId === undefined || (third !== undefined && third !== loginColumn)) return undefined
  return { addresses: true, login: third === loginColumn, addressId }
}
