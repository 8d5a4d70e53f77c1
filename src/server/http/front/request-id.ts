import { randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type TrustedProxies, trustedProxies } from "./client-address.ts"

export const requestIdHeader = "x-request-id"

/** What a proxy may name a request: an id, and nothing that a log would take for something else. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/u

/**
 * Names each request: as a trusted proxy has named it, else with a number behind a word that no other copy has. Callers that
 * are no trusted proxy cannot choose.
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
