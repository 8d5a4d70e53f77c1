/** A key by which a dealer's programs send prices; the key itself is shown once (rule price-list.keys). */
export interface DealerKey {
  readonly id: number
  readonly name: string
  /** Its last four characters. */
  readonly ending: string
  readonly createdAt: string
  /** Null until it is used. */
  readonly lastUsedAt: string | null
  /** Null while it opens something. */
  readonly revokedAt: string | null
}

export const longestKeyName = 80

/** So many keys of a dealer open something at the same time. */
export const mostKeys = 10

/** How every key begins, so that a leaked key is recognised. */
export const keyBeginning = "hmk_"
