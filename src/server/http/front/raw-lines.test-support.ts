import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { trustedProxies } from "./client-address.ts"
import { connectionLimits } from "./connection-limits.ts"
import { FrontDoor } from "./front-door.ts"
import { FrontServer } from "./front-server.ts"
import { hostGuard } from "./hosts.ts"
import { signInCrowd } from "./sign-in-crowd.ts"
import { strictTransport } from "./strict-transport.ts"

const open: Array<FrontServer> = []
export const signInAt = "/api/account/jwt/anmelden"

/**
 * Starts a server with the shop's real front door before a test router, which leaves POST requests unanswered and
 * accepts all other kinds of requests that node:http supports.
 */
export const house = async ({ limits = connectionLimits, proxies = trustedProxies(["127.0.0.1"]) } = {}) => {
  const door = new FrontDoor(strictTransport(proxies, new Set(["shop.example"])))
  const seen: Array<string> = []
  const reached: Array<string> = []
  door.watch({
    request: ({ method, url }, response) =>
      response.once("close", () => seen.push(`${method} ${url} ${response.statusCode}`)),
    unreadable: (status) => seen.push(`unreadable ${status}`)
  })
  door.add(hostGuard(new Set(["shop.example", "shared.example"])))
  door.add(signInCrowd(signInAt, proxies))
  const server = new FrontServer(door, limits, proxies)
  const takenAs = (event: string) => (request: IncomingMessage, response: ServerResponse) => {
    reached.push(`${event} ${request.url}`)
    if (request.method !== "POST") response.end("ours")
  }
  server.on("request", takenAs("request"))
  server.on("checkContinue", takenAs("checkContinue"))
  server.on("upgrade", (_request, socket) => {
    reached.push("upgrade")
    socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n")
  })
  open.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const line = (from = "127.0.0.1") => connect({ port, host: "127.0.0.1", localAddress: from })
  const say = async (...lines: ReadonlyArray<string>) => {
    const socket = line()
    socket.write(`${lines.join("\r\n")}\r\n\r\n`)
    const answer = await text(socket)
    return { status: answer.split(" ")[1], head: answer.split("\r\n\r\n")[0]?.toLowerCase() ?? "" }
  }
  return { server, seen, reached, line, say }
}

/** Closes all servers and their connections. */
export const closeHouses = (): void => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
}
