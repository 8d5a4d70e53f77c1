import type { Stored } from "./stored.ts"

/**
 * What is kept only with consent, and deleted when it is withdrawn (rules consent.table and consent.withdrawn). What
 * comes to stand here needs a new edition of the purposes. Every new visitor loads it: what the privacy page says of each
 * stands apart (consented-storage-texts.ts).
 */
export const consentedStorage = [
  { name: "upsell", kind: "cookie", purpose: "marketing" },
  { name: "campaign", kind: "session", purpose: "marketing" },
  { name: "_clck", kind: "cookie", purpose: "statistics" },
  { name: "_clsk", kind: "cookie", purpose: "statistics" },
  { name: "_cltk", kind: "session", purpose: "statistics" }
] as const satisfies ReadonlyArray<Pick<Stored, "name" | "kind" | "purpose">>

export type ConsentedName = (typeof consentedStorage)[number]["name"]
