import type { Server, Socket } from "node:net"
import { clientAddress, networkOf, type TrustedProxies } from "./client-address.ts"

/**
 * Closes new connections of a network that already has `perNetwork` open connections. Trusted proxies have no limit:
 * they carry the calls of all clients, and the proxy itself limits the connections of each client.
 */
export const shareOut = (server: Server, perNetwork: number, proxies: TrustedProxies): void => {
  const held = new Map<string, number>()
  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, proxies)
    if (proxies.isTrusted(address)) return
    const network = networkOf(address)
    const before = held.get(network) ?? 0
    if (before >= perNetwork) return void socket.destroy()
    held.set(network, before + 1)
    socket.once("close", () => {
      const after = (held.get(network) ?? 0) - 1
      if (after > 0) held.set(network, after)
      else held.delete(network)
    })
  })
}
