import { once } from "node:events"
import { afterEach, expect, test } from "vitest"
import { connectionLimits } from "./connection-limits.ts"
import { FrontDoor } from "./front-door.ts"
import { FrontServer } from "./front-server.ts"
import { closeHouses, house } from "./raw-lines.test-support.ts"

afterEach(closeHouses)

test("who never reads is gone, also while he goes on to ask, and so is who sends nothing", async () => {
  const quick = { ...connectionLimits, unread: 100, lookedAt: 10, idle: 100, headers: 100, request: 200 }
  const { server, line } = await house({ limits: quick })
  const gone: Array<Promise<unknown>> = []
  server.on("connection", (socket) => gone.push(once(socket, "close")))
  server.removeAllListeners("request")
  // more than any line holds by itself
  const long = Buffer.alloc(16 * 1024 * 1024)
  server.on("request", (_request, response) => response.end(long))
  const sockets = Array.from({ length: 100 }, (_, index) => {
    const socket = line().pause()
    socket.on("error", () => {})
    const ask = () => socket.writable && socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n")
    if (index % 4 === 0) return socket
    ask()
    if (index % 4 === 1) return socket
    const timer = setInterval(ask, 20)
    socket.once("close", () => clearInterval(timer))
    return socket
  })
  while (gone.length < 100) await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(gone)
  const left = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  expect(left).toBe(0)
  for (const socket of sockets) socket.destroy()
})

test("who reads slowly but reads stays until the answer is his", async () => {
  const { server, line } = await house({ limits: { ...connectionLimits, unread: 200, lookedAt: 10 } })
  server.removeAllListeners("request")
  server.on("request", (_request, response) => {
    let left = 64
    const more = () => {
      while (left-- > 0)
        if (!response.write(Buffer.alloc(256 * 1024))) return void response.once("drain", more)
      response.end()
    }
    response.setHeader("connection", "close")
    more()
  })
  const socket = line()
  socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n")
  let read = 0
  socket.on("data", ({ length }: Buffer) => {
    read += length
    socket.pause()
    setImmediate(() => socket.resume())
  })
  await once(socket, "end")
  expect(read).toBeGreaterThan(64 * 256 * 1024)
})

test("the product lets nobody stay who does not read, ask or finish for more than half a minute", () => {
  const { unread, lookedAt, idle, headers, request, atOnce } = connectionLimits
  expect(unread + 2 * lookedAt).toBeLessThanOrEqual(30_000)
  for (const time of [idle, headers]) expect(time + lookedAt).toBeLessThanOrEqual(30_000)
  expect(request).toBeLessThanOrEqual(30_000)
  const server = new FrontServer(new FrontDoor())
  expect(server.maxConnections).toBe(atOnce)
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
    headers,
    request,
    idle
  ])
})
