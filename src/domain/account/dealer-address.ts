/** Maximum length of a dealer's website URL; the database enforces the same limit. */
const longest = 500

/** Allows only plain characters: none that some parsers drop, replace or interpret as the start of another host. */
const plain = /^https:\/\/[a-z0-9.-]+(?:\/[\w.~!$&'()*+,;=:@%/?#[\]-]*)?$/u

/** Control characters, percent-encoded any number of times. */
const encodedControl = /%(?:25)*(?:[01][0-9a-f]|7f)/iu

/**
 * Returns a dealer's own URL if users may be sent to it after signing in, otherwise `undefined`. The URL must use HTTPS
 * and a host on the operator's list, must not contain credentials, a port or control characters, and must be spelled
 * exactly as a browser would serialise it (rule safety.dealer-address). Stored URLs are validated again, because a row
 * may be older than the checks in the database.
 */
export const dealerAddress = (text: string | null, hosts: ReadonlyArray<string>): string | undefined => {
  if (text === null || text.length > longest || !plain.test(text) || encodedControl.test(text))
    return undefined
  const url = URL.parse(text)
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "")
    return undefined
  if (url.host !== url.hostname || !hosts.includes(url.host)) return undefined
  return url.href === text || url.href === `${text}/` ? url.href : undefined
}
