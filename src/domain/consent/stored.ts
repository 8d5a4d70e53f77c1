import type { ConsentPurpose } from "./purposes.ts"

/** Kind of browser storage, or of communication between tabs. */
export type StorageKind = "cookie" | "local" | "session" | "channel" | "lock"

/** An item that a browser may store for this shop (rule consent.table). */
export interface Stored {
  /** Name in the browser; `{…}` is a placeholder for the variable part. */
  readonly name: string
  readonly kind: StorageKind
  readonly purpose: "necessary" | ConsentPurpose
  readonly whatFor: string
  readonly howLong: string
  readonly readBy: string
  /** The partner that stores the item; such an item exists only if the shop uses this partner. */
  readonly partner?: "clarity"
}

/** Whether a name found in the browser matches a row. */
export const isNamed = ({ name }: Pick<Stored, "name">, told: string): boolean => {
  const parts = name.split(/\{[^}]*\}/u).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`))
  return new RegExp(`^${parts.join("[^;\\s]+")}$`, "u").test(told)
}
