/**
 * Parts of the base data page that a path below `/account/basedata/partial` shows (rule account.base-data): all columns
 * or some of them.
 */
export interface BaseDataPart {
  readonly addresses: boolean
  readonly login: boolean
  /** The address to show if the path names one; otherwise `null`. */
  readonly addressId: number | null
}

/** Path segments that name the columns. */
export const addressColumn = "adressen"
export const loginColumn = "anmeldung"

const idOf = (text: string): number | undefined =>
  /^[1-9][0-9]{0,9}$/u.test(text) ? Number(text) : undefined

/**
 * Parses the optional path segments: the column of addresses, one address in that column, or the column of the sign-in.
 * Returns `undefined` for unknown segments.
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
