import { BlockList, isIP } from "node:net"

/** Proxies whose X-Forwarded-For header is trusted. */
export interface TrustedProxies {
  readonly isTrusted: (address: string) => boolean
}

const plain = (address: string): string => (address.startsWith("::ffff:") ? address.slice(7) : address)

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/**
 * Creates the list of trusted proxies from addresses or networks, e.g. `10.0.0.0/8`; any other entry is a configuration
 * error.
 */
export const trustedProxies = (entries: ReadonlyArray<string>): TrustedProxies => {
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = "", prefix] = /^([^/]*)(?:\/([0-9]{1,3}))?$/u.exec(entry) ?? []
    if (isIP(address) === 0) throw new Error(`"${entry}" is no network address`)
    if (prefix === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(prefix), family(address))
  }
  return {
    isTrusted: (address) => entries.length > 0 && isIP(address) > 0 && list.check(address, family(address))
  }
}

/**
 * Returns the address of the client: the peer's address, or, behind trusted proxies, the first address from the right
 * that is not a trusted proxy. Addresses further left were written by the caller and are ignored (rule
 * safety.client-address).
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies
): string => {
  let address = plain(peer ?? "unknown")
  if (forwardedFor === undefined || !proxies.isTrusted(address)) return address
  for (const hop of forwardedFor.split(",").toReversed()) {
    const claimed = plain(hop.trim())
    if (isIP(claimed) === 0) return address
    address = claimed
    if (!proxies.isTrusted(address)) return address
  }
  return address
}

/**
 * Returns the key under which limits count an address: the IPv4 address itself, or the /64 network, which belongs to
 * one IPv6 customer.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = "", tail = ""] = address.split("::")
  const groups = head === "" ? [] : head.split(":")
  const rest = tail === "" ? [] : tail.split(":")
  const zeros = address.includes("::")
    ? Array.from({ length: 8 - groups.length - rest.length }, () => "0")
    : []
  return `${[...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
