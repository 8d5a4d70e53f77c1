import type { Stored } from "./stored.ts"

/**
 * Storage that needs consent and is deleted when consent is withdrawn (rules consent.table and consent.withdrawn). When
 * an entry is added, the edition in purposes.ts must be increased. Every new visitor loads this list, so the texts for
 * the privacy page are in a separate file (consented-storage-texts.ts).
 */
export const consentedStorage = [
  { name: "upsell", kind: "cookie", purpose: "marketing" },
  { name: "campaign", kind: "session", purpose: "marketing" },
  { name: "_clck", kind: "cookie", purpose: "statistics" },
  { name: "_clsk", kind: "cookie", purpose: "statistics" },
  { name: "_cltk", kind: "session", purpose: "statistics" }
] as const satisfies ReadonlyArray<Pick<Stored, "name" | "kind" | "purpose">>

export type ConsentedName = (typeof consentedStorage)[number]["name"]
