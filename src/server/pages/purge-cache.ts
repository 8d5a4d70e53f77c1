import type { SharedKey } from "../../domain/support/shared-pages.ts"

/** Maximum time until a cache confirms a purge, in ms (rule safety.outgoing-calls). */
const purgeDeadline = 2_000

/**
 * Purges the pages of a key from the cache at an address. Fails if the cache does not respond in time or does not
 * confirm.
 */
export const purgeCache = async (address: string, key: SharedKey): Promise<void> => {
  const answer = await fetch(address, {
    method: "PURGE",
    headers: { "surrogate-key": key },
    redirect: "error",
    signal: AbortSignal.timeout(purgeDeadline)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`PURGE was answered with ${answer.status}`)
}
