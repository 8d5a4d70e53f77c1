import { once } from "node:events"
import { createServer } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import { hostGuard, hostName } from "./hosts.ts"

describe("a host header", () => {
  it.each([
    ["shop.example", "shop.example"],
    ["Shop.Example:4200", "shop.example"],
    ["[::1]:4200", "[::1]"],
    [undefined, undefined],
    ["", undefined],
    ["a/..<x>", undefined],
    ["user@shop.example", undefined],
    ["shop.example:port", undefined],
    ["shop.example evil", undefined]
  ])("%j names %s", (header, expected) => {
    expect(hostName(header)).toBe(expected)
  })
})

describe("a request for a foreign host", () => {
  const guard = hostGuard(new Set(["shop.example"]))
  const statusOf = async (headers: string): Promise<string | undefined> => {
    const server = createServer((request, response) => {
      if (!guard(request, response, () => {})) response.end("ours")
    })
    await once(server.listen(0, "127.0.0.1"), "listening")
    const address = server.address()
    const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1")
    socket.write(`GET / HTTP/1.1\r\n${headers}connection: close\r\n\r\n`)
    const answer = await text(socket)
    server.close()
    return answer.split(" ")[1]
  }

  it.each([
    ["Host: shop.example\r\n", "200"],
    ["Host: SHOP.example:4200\r\n", "200"],
    ["Host: evil.example\r\n", "421"],
    ["Host: shop.example.evil.example\r\n", "421"],
    ["Host: shop.example\r\nHost: evil.example\r\n", "421"],
    ["Host: shop.example\r\nX-Forwarded-Host: evil.example\r\n", "200"]
  ])("%j: %s", async (headers, status) => {
    expect(await statusOf(headers)).toBe(status)
  })
})
