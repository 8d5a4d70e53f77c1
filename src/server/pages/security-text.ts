import { localeCodes } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"

/** Standard path at which people who have found a vulnerability look for the contact (RFC 9116). */
export const securityPath = "/.well-known/security.txt"

const day = 86_400_000

/** Number of days for which the text is valid after its request; RFC 9116 recommends less than a year. */
const lifetime = 180

/**
 * Writes the contact for security reports (RFC 9116): the operator's e-mail address, an expiry date that moves with
 * each day (UTC), and the canonical addresses of this text. The text is the same on each host. Addresses without TLS,
 * such as those of tests, are left out.
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
