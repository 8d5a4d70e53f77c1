import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import { closeHouses, house, signInAt } from "./raw-lines.test-support.ts"

afterEach(closeHouses)

const close = "Connection: close"
const upgrade = ["Connection: Upgrade, close", "Upgrade: websocket"]
const awaiting = ["Expect: 100-continue", "Content-Length: 2", close]

const foreign: ReadonlyArray<readonly [string, ReadonlyArray<string>, string]> = [
  ["a usual request", ["GET / HTTP/1.1", "Host: evil.example", close], "421"],
  ["one that waits with its body", ["POST / HTTP/1.1", "Host: evil.example", ...awaiting], "421"],
  [
    "one that expects something else",
    ["GET / HTTP/1.1", "Host: evil.example", "Expect: a-cake", close],
    "421"
  ],
  ["an upgrade", ["GET / HTTP/1.1", "Host: evil.example", ...upgrade], "421"],
  ["an upgrade to HTTP/2", ["GET / HTTP/1.1", "Host: evil.example", close, "Upgrade: h2c"], "421"],
  ["a tunnel", ["CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"], "421"],
  ["a tunnel through us", ["CONNECT evil.example:443 HTTP/1.1", "Host: shop.example"], "421"],
  ["HTTP/1.0", ["GET / HTTP/1.0", "Host: evil.example"], "421"],
  ["HTTP/1.0 without a host", ["GET / HTTP/1.0"], "400"],
  ["HTTP/1.1 without a host", ["GET / HTTP/1.1", close], "400"],
  ["an empty host", ["GET / HTTP/1.1", "Host:", close], "421"],
  ["two hosts", ["GET / HTTP/1.1", "Host: shop.example", "Host: evil.example", close], "421"],
  ["two hosts that are ours", ["GET / HTTP/1.1", "Host: shop.example", "Host: shop.example", close], "421"],
  ["an address of another host", ["GET http://evil.example/ HTTP/1.1", "Host: shop.example", close], "421"],
  [
    "an address of the shop to another host",
    ["GET http://shop.example/ HTTP/1.1", "Host: evil.example", close],
    "421"
  ],
  [
    "an address with a user",
    ["GET http://shop.example@evil.example/ HTTP/1.1", "Host: shop.example", close],
    "421"
  ]
]

test.each(foreign)("%s for a foreign host is refused, seen, and not handled", async (_, lines, status) => {
  const { say, seen, reached } = await house()
  expect((await say(...lines)).status).toBe(status)
  expect(seen.map((line) => line.split(" ").at(-1))).toEqual([status])
  expect(reached).toEqual([])
})

test("an absolute URL with our host is converted to its path", async () => {
  const { say, reached } = await house()
  const asked = await say("GET HTTP://Shop.example/a?b=1 HTTP/1.1", "Host: shop.example", close)
  expect(asked.status).toBe("200")
  expect((await say("GET http://shop.example HTTP/1.1", "Host: shop.example", close)).status).toBe("200")
  expect(reached).toEqual(["request /a?b=1", "request /"])
})

test("an upgrade request gets a normal answer, and the connection is closed", async () => {
  const { line, reached } = await house()
  for (const protocol of ["websocket", "h2c"]) {
    const socket = line()
    socket.write(
      `GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200/u)
    expect(answer.toLowerCase()).toContain("connection: close")
  }
  expect(reached).toEqual(["request /", "request /"])
})

test("invalid Expect headers for our host are refused", async () => {
  const { say, seen, reached } = await house()
  const cake = await say("GET / HTTP/1.1", "Host: shop.example", "Expect: a-cake", close)
  expect([cake.status, ...seen]).toEqual(["417", "GET / 417"])
  expect(reached).toEqual([])
})

const unreadable: ReadonlyArray<readonly [string, string, string]> = [
  ["what is no request", "hello\r\n\r\n", "400"],
  ["a path without a slash", "GET a HTTP/1.1\r\nHost: shop.example\r\n\r\n", "400"],
  ["a line break in a header", "GET / HTTP/1.1\r\nHost: shop.example\r\nA: b\rc\r\n\r\n", "400"],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "400"
  ],
  [
    "far too long headers",
    `GET / HTTP/1.1\r\nHost: shop.example\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`,
    "431"
  ]
]

test.each(unreadable)("%s gets a status and is observed, but not handled", async (_, bytes, status) => {
  const { line, seen, reached } = await house()
  const socket = line()
  socket.write(bytes)
  const answer = await text(socket)
  expect(answer.split(" ")[1]).toBe(status)
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff")
  expect(answer.toLowerCase()).toContain("referrer-policy: strict-origin-when-cross-origin")
  expect(seen).toEqual([`unreadable ${status}`])
  expect(reached).toEqual([])
})

const spellings: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [signInAt, []],
  [`${signInAt}?a=1`, []],
  [`${signInAt}/`, []],
  [`/api//account/jwt/anmelden`, []],
  [`/api/account/jwt/anm%65lden`, []],
  [`http://shop.example${signInAt}`, []],
  [signInAt, ["Expect: 100-continue"]],
  [signInAt, ["Connection: Upgrade", "Upgrade: websocket"]]
]

test.each(spellings)("sign-ins at %s with %j are counted", async (spelt, headers) => {
  const { line, say, reached } = await house()
  const head = [`POST ${spelt} HTTP/1.1`, "Host: shop.example", "Content-Length: 2", ...headers]
  for (let index = 0; index < 8; index++) line().write(`${head.join("\r\n")}\r\n\r\n`)
  while (reached.length < 8) await new Promise((resolve) => setImmediate(resolve))
  expect((await say(...head, close)).status).toBe("503")
  expect(reached).toHaveLength(8)
})
