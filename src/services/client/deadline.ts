import type { ClientGround } from "./client.ts"

/**
 * How long a call may take before it counts as not answered, in milliseconds: twice what the server allows itself
 * (reliability.md F-07), as a connection that hangs would otherwise keep a form busy for ever (machines.md "ports").
 */
export const longestAnswer = 20_000

/** The same calls, each given up when its answer has not begun in time; one that has may take as long as its line. */
export const withDeadline =
  (fetch: ClientGround["fetch"], milliseconds: number): ClientGround["fetch"] =>
  (address, init) => {
    // older browsers have neither AbortSignal.any nor AbortSignal.timeout
    const giving = new AbortController()
    const giveUp = () => giving.abort()
    const timer = setTimeout(giveUp, milliseconds)
    if (init.signal?.aborted === true) giveUp()
    init.signal?.addEventListener("abort", giveUp)
    return fetch(address, { ...init, signal: giving.signal }).finally(() => clearTimeout(timer))
  }
