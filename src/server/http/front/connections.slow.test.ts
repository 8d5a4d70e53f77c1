import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test, vi } from "vitest"
import { trustedProxies } from "./client-address.ts"
import { connectionLimits } from "./connection-limits.ts"
import { FrontDoor } from "./front-door.ts"
import { FrontServer } from "./front-server.ts"
import { closeHouses, house } from "./raw-lines.test-support.ts"

afterEach(() => vi.useRealTimers())
afterEach(closeHouses)

test("a client that never reads is disconnected, also while it sends more requests, and so is one that sends nothing", async () => {
  const quick = { ...connectionLimits, unread: 100, lookedAt: 10, idle: 100, headers: 100, request: 200 }
  const { server, line } = await house({ limits: quick })
  const gone: Array<Promise<unknown>> = []
  server.on("connection", (socket) => gone.push(once(socket, "close")))
  server.removeAllListeners("request")
  // more bytes than the buffers of a connection can hold
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

test("a client that reads slowly stays connected until it has the answer", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  const limits = { ...connectionLimits, unread: 200, lookedAt: 10 }
  const { server, line } = await house({ limits })
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
  // the client takes less than `unread` to read the buffered bytes, but longer than `unread` to read the whole response
  let passed = 0
  socket.on("data", ({ length }: Buffer) => {
    read += length
    for (; passed < read / 65_536; passed++) vi.advanceTimersByTime(1)
    socket.pause()
    setImmediate(() => socket.resume())
  })
  await once(socket, "end")
  expect(read).toBeGreaterThan(64 * 256 * 1024)
  expect(passed).toBeGreaterThan(limits.unread)
})

test("a client that slowly reads a long answer of one piece can read it for minutes", async () => {
  const megabyte = 1024 * 1024
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  const server = new FrontServer(new FrontDoor())
  // several responses, so that the long ones are queued behind another response
  const answers = ["short", Buffer.alloc(12 * megabyte), "é".repeat(4 * megabyte)]
  server.on("request", (_request, response) => response.end(answers.shift()))
  const folder = mkdtempSync(join(tmpdir(), "reads-slowly-"))
  // a Unix socket buffers far less than a megabyte, on any machine
  await once(server.listen(join(folder, "line")), "listening")
  const socket = connect(join(folder, "line"))
  socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n".repeat(3))
  let read = 0
  for (let step = 1; step <= 20; step++) {
    while (read < step * megabyte) {
      const part: unknown = socket.read()
      if (part === null) await once(socket, "readable")
      else if (Buffer.isBuffer(part)) read += part.length
    }
    vi.advanceTimersByTime(connectionLimits.unread - connectionLimits.lookedAt)
  }
  expect(read).toBeGreaterThanOrEqual(20 * megabyte)
  const gone = once(socket, "close")
  socket.destroy()
  await gone
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

test("one network holds its share of the connections, and others still come in", async () => {
  const { line, server } = await house({
    limits: { ...connectionLimits, atOnce: 8, perNetwork: 2 },
    proxies: trustedProxies([])
  })
  const asked = async (socket: Socket) => {
    socket.on("error", () => {})
    socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n")
    return await Promise.race([
      once(socket, "data").then(() => "answered"),
      once(socket, "close").then(() => "closed")
    ])
  }
  const [first, second] = [line(), line()]
  expect(await asked(first)).toBe("answered")
  expect(await asked(second)).toBe("answered")
  expect(await asked(line())).toBe("closed")
  expect(await asked(line("127.0.0.2"))).toBe("answered")
  const closed = once(first, "close")
  first.destroy()
  await closed
  // the server learns of the closed connection later than the client
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  while ((await open()) !== 2) await new Promise((resolve) => setImmediate(resolve))
  expect(await asked(line())).toBe("answered")
})

test("the share of one network does not apply to a trusted proxy", async () => {
  const { line } = await house({ limits: { ...connectionLimits, perNetwork: 2 } })
  for (let index = 0; index < 5; index++) {
    const socket = line()
    socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n")
    const answer: ReadonlyArray<unknown> = await once(socket, "data")
    expect(String(answer[0])).toContain("200 OK")
  }
})

test("the product closes connections that do not read or ask for half a minute, or do not finish within a minute", () => {
  const { unread, lookedAt, idle, headers, request, atOnce, perNetwork } = connectionLimits
  expect(unread + 2 * lookedAt).toBeLessThanOrEqual(30_000)
  for (const time of [idle, headers]) expect(time + lookedAt).toBeLessThanOrEqual(30_000)
  // long enough to send a file of ten megabytes over a slow connection
  expect(request).toBeLessThanOrEqual(60_000)
  const server = new FrontServer(new FrontDoor())
  expect(server.maxConnections).toBe(atOnce)
  expect(perNetwork).toBe(atOnce / 4)
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
    headers,
    request,
    idle
  ])
})
