import { randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type TrustedProxies, trustedProxies } from "./client-address.ts"

export const requestIdHeader = "x-request-id"

/** Valid request ids of a proxy: they contain nothing that a log could misinterpret. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/u

/**
 * Creates the id of each request: the id that a trusted proxy sent, or otherwise a number after a prefix that is unique
 * to this instance. Other callers cannot choose an id.
 */
export const requestIds = (proxies: TrustedProxies = trustedProxies([])) => {
  const copy = randomBytes(6).toString("hex")
  let count = 0
  return ({ headers, socket }: IncomingMessage): string => {
    const asked = headers[requestIdHeader]
    if (
      typeof asked === "string" &&
      wellFormed.test(asked) &&
      proxies.isTrusted((socket.remoteAddress ?? "").replace(/^::ffff:/u, ""))
    )
      return asked
    count += 1
    return `${copy}-${count.toString(36)}`
  }
}
