/** An API key with which a dealer's programs send prices; the key itself is shown only once (rule price-list.keys). */
export interface DealerKey {
  readonly id: number
  readonly name: string
  /** The last four characters of the key. */
  readonly ending: string
  readonly createdAt: string
  /** `null` until the key is used. */
  readonly lastUsedAt: string | null
  /** `null` while the key is valid. */
  readonly revokedAt: string | null
}

export const longestKeyName = 80

/** Maximum number of valid keys of a dealer. */
export const mostKeys = 10

/** Prefix of every key, so that leaked keys can be recognised. */
export const keyBeginning = "hmk_"
