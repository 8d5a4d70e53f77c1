import type { ClientGround } from "./client.ts"
import { endAfter } from "./end-after.ts"

/**
 * How long a call may take before it counts as not answered, in milliseconds: twice what the server allows itself
 * (rule safety.deadlines), as a connection that hangs would otherwise keep a form busy for ever.
 */
export const longestAnswer = 20_000

/** The same calls, each given up when its answer is not there in time, whole. */
export const withDeadline =
  (fetch: ClientGround["fetch"], milliseconds: number): ClientGround["fetch"] =>
  (address, init) =>
    fetch(address, { ...init, signal: endAfter(milliseconds, init.signal) })
