import type { IncomingMessage } from "node:http"
import type { TrustedProxies } from "./client-address.ts"
import { hostName } from "./hosts.ts"

const aYear = "max-age=31536000"

/**
 * What an answer promises about https: nothing unless a trusted proxy says that it was asked by https. Only a locale's own
 * domain speaks for its subdomains as well; a name of HOSTS may be the apex of a company's whole domain.
 */
export const strictTransport =
  (proxies: TrustedProxies, ownDomains: ReadonlySet<string>) =>
  ({ headers, socket }: IncomingMessage): string | undefined => {
    const asked = headers["x-forwarded-proto"]?.toString()
    if (asked?.split(",")[0]?.trim().toLowerCase() !== "https") return undefined
    if (!proxies.isTrusted((socket.remoteAddress ?? "").replace(/^::ffff:/u, ""))) return undefined
    return ownDomains.has(hostName(headers.host) ?? "") ? `${aYear}; includeSubDomains` : aYear
  }
