/**
 * Whether a service's URL is on this machine, so that traffic does not leave it. Only the host name is checked, without
 * resolving it (rule safety.outgoing-calls).
 */
export const isOnThisMachine = (address: URL): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname)
