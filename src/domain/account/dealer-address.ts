/** Longest address of a dealer's website; the database refuses longer ones as well. */
const longest = 500

/** Plain signs only: nothing that is dropped, turned or read as another host by one reader or another. */
const plain = /^https:\/\/[a-z0-9.-]+(?:\/[\w.~!$&'()*+,;=:@%/?#[\]-]*)?$/u

/** Control signs, however often they are encoded. */
const encodedControl = /%(?:25)*(?:[01][0-9a-f]|7f)/iu

/**
 * A dealer's own address as it may be followed after signing in, or nothing: by TLS, on a host that the operator has
 * written down, without a login, another port or a control sign, and written just as a browser would write it
 * (rule safety.dealer-address). What the database holds is held against this again: a row may be older than its checks.
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
