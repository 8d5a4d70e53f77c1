import type { SharedKey } from "../../domain/support/shared-pages.ts"

/** Longest that a cache may take to say that it has forgotten, in ms (rule safety.outgoing-calls). */
const purgeDeadline = 2_000

/** Has the cache at an address forget the pages of a key. Fails where it does not answer in time, or does not say yes. */
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
