import type { IncomingMessage } from "node:http"
import type { TrustedProxies } from "./client-address.ts"
import { hostName } from "./hosts.ts"

const aYear = "max-age=31536000"

/**
 * Returns the Strict-Transport-Security header of a response; there is none unless a trusted proxy reports that the
 * request used https. Only the header for a locale's own domain includes subdomains, because a name in HOSTS may be the
 * apex of a company's whole domain.
 */
export const strictTransport =
  (proxies: TrustedProxies, ownDomains: ReadonlySet<string>) =>
  ({ headers, socket }: IncomingMessage): string | undefined => {
    const asked = headers["x-forwarded-proto"]?.toString()
    if (asked?.split(",")[0]?.trim().toLowerCase() !== "https") return undefined
    if (!proxies.isTrusted((socket.remoteAddress ?? "").replace(/^::ffff:/u, ""))) return undefined
    return ownDomains.has(hostName(headers.host) ?? "") ? `${aYear}; includeSubDomains` : aYear
  }
