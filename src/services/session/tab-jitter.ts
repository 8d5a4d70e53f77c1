import { drawJitter, refreshJitterLimit } from "../../domain/account/session-times.ts"
import type { KeptValues } from "../browser/storage.ts"

const key = "session-jitter"

/**
 * Returns how much earlier than other tabs this tab requests a new token, in ms: a random value that is stored for all
 * pages of the tab (rule session.times).
 */
export const jitterOfTab = (values: KeptValues, random: number): number => {
  const kept = Number(values.get(key) ?? Number.NaN)
  if (kept >= 0 && kept < refreshJitterLimit) return kept
  const drawn = drawJitter(random)
  values.set(key, String(drawn))
  return drawn
}
