import { isRecord } from "../../domain/is-record.ts"
import type { KeptValues } from "./storage.ts"

/** Names of the drafts that a browser keeps, each with the id of its page or dealer behind it. */
export const draftPrefixes = { page: "cms-draft:", priceList: "price-draft:" } as const

const ownerIn = (text: string): unknown => {
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept) ? kept["userId"] : undefined
  } catch {
    return undefined
  }
}

/**
 * Drafts outlive a session that ends by itself, and not a sign-out: nothing of them is left for the next user of the
 * browser (rule session.typed-words). Those of other accounts stay; what names no account goes.
 */
export const forgetDrafts = (values: KeptValues, userId: string): void => {
  for (const key of values.keys()) {
    if (!Object.values(draftPrefixes).some((prefix) => key.startsWith(prefix))) continue
    const owner = ownerIn(values.get(key) ?? "")
    if (typeof owner !== "string" || owner === userId) values.remove(key)
  }
}
