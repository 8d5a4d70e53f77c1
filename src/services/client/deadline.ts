import type { ClientGround } from "./client.ts"

/**
 * How long a call may take before it counts as not answered, in milliseconds: twice what the server allows itself
 * (reliability.md F-07), as a connection that hangs would otherwise keep a form busy for ever (machines.md "ports").
 */
export const longestAnswer = 20_000

/** The same calls, each given up when its answer is not there in time. */
export const withDeadline =
  (fetch: ClientGround["fetch"], milliseconds: number): ClientGround["fetch"] =>
  (address, init) => {
    const end = AbortSignal.timeout(milliseconds)
    return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, end]) : end })
  }
