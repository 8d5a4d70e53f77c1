import type { SeenSummary } from "../../machines/order/answers.ts"
import { type KeptValues, readKept } from "../browser/storage.ts"

interface KeptKey {
  readonly version: number
  readonly summaryHash: string
  readonly key: string
}

const parse = (value: unknown): KeptKey | undefined =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number" &&
  "summaryHash" in value &&
  typeof value.summaryHash === "string" &&
  "key" in value &&
  typeof value.key === "string"
    ? { version: value.version, summaryHash: value.summaryHash, key: value.key }
    : undefined

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

/**
 * The idempotency keys of this tab: one for each summary that was shown. A key survives reloads until the final
 * response has arrived.
 */
export interface PlacingKeys {
  readonly take: (seen: SeenSummary) => string
  readonly forget: (draftId: string) => void
}

const nameOf = (draftId: string): string => `order-key:${draftId}`

export const placingKeys = (values: KeptValues, makeKey: () => string): PlacingKeys => ({
  take: ({ draftId, version, summaryHash }) => {
    const kept = readKept(values, nameOf(draftId), parse)
    if (kept !== undefined && kept.version === version && kept.summaryHash === summaryHash) return kept.key
    const key = makeKey()
    values.set(nameOf(draftId), JSON.stringify({ version, summaryHash, key }))
    return key
  },
  forget: (draftId) => values.remove(nameOf(draftId))
})
