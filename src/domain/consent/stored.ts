import type { ConsentPurpose } from "./purposes.ts"

/** Where a browser keeps something for us, or how its tabs talk about it. */
export type StorageKind = "cookie" | "local" | "session" | "channel" | "lock"

/** One thing that a browser may keep for this shop (rule consent.table). */
export interface Stored {
  /** As the browser names it; `{…}` stands for what differs. */
  readonly name: string
  readonly kind: StorageKind
  readonly purpose: "necessary" | ConsentPurpose
  readonly whatFor: string
  readonly howLong: string
  readonly readBy: string
  /** Whose it is, where it is there only with that partner. */
  readonly partner?: "clarity"
}

/** Whether a name that a browser tells is that of a row. */
export const isNamed = ({ name }: Pick<Stored, "name">, told: string): boolean => {
  const parts = name.split(/\{[^}]*\}/u).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`))
  return new RegExp(`^${parts.join("[^;\\s]+")}$`, "u").test(told)
}
