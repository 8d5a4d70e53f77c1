import { isRecord } from "../../domain/is-record.ts"
import type { KeptValues } from "./storage.ts"

/**
 * Prefixes of the storage keys of drafts; each is followed by the id of the page or dealer, for a page also by the id of
 * the tab.
 */
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
 * Deletes the drafts of a user who signs out, so that nothing is left for the next user of the browser (rule
 * session.typed-words); drafts survive the expiry of a session. Drafts of other accounts stay; entries without an
 * account are deleted.
 */
export const forgetDrafts = (values: KeptValues, userId: string): void => {
  for (const key of values.keys()) {
    if (!Object.values(draftPrefixes).some((prefix) => key.startsWith(prefix))) continue
    const owner = ownerIn(values.get(key) ?? "")
    if (typeof owner !== "string" || owner === userId) values.remove(key)
  }
}
