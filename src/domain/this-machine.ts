/**
 * Whether an address of a service is on this very machine, where traffic crosses no network. The names
 * alone count: what they lead to is not asked (rule safety.outgoing-calls).
 */
export const isOnThisMachine = (address: URL): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname)
