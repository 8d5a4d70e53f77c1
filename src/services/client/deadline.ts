import type { ClientGround } from "./client.ts"
import { endAfter } from "./end-after.ts"

/**
 * Time limit of a call in milliseconds: twice the server's own limit (rule safety.deadlines). Without it, a hanging
 * connection would keep a form busy for ever.
 */
export const longestAnswer = 20_000

/** Returns a `fetch` that aborts each call whose complete response does not arrive in time. */
export const withDeadline =
  (fetch: ClientGround["fetch"], milliseconds: number): ClientGround["fetch"] =>
  (address, init) =>
    fetch(address, { ...init, signal: endAfter(milliseconds, init.signal) })
