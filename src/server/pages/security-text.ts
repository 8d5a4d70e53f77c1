import { localeCodes } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"

/** Where people who have found a hole look first (RFC 9116). */
export const securityPath = "/.well-known/security.txt"

const day = 86_400_000

/** Days from the day it is asked for until a copy of the text counts no more; RFC 9116 wants less than a year. */
const lifetime = 180

/**
 * The contact for security reports (RFC 9116): the operator's mailbox, an end that moves on with each day (UTC), and
 * the addresses of this text that count. The same on each host. Addresses without TLS are not named, as a test has them.
 */
export const securityText = ({ operator, locales }: Site, nowMs: number): string => {
  const ends = new Date(nowMs - (nowMs % day) + lifetime * day).toISOString().replace(".000Z", "Z")
  const own = localeCodes
    .map((code) => locales[code].origin)
    .filter((origin) => origin.startsWith("https://"))
    .map((origin) => `Canonical: ${origin}${securityPath}`)
  const lines = [
    `Contact: mailto:${encodeURI(operator.email)}`,
    `Expires: ${ends}`,
    "Preferred-Languages: de, en",
    ...own
  ]
  return `${lines.join("\n")}\n`
}
