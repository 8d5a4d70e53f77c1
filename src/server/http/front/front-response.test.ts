import { createServer, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, it } from "vitest"
import { FrontResponse } from "./front-response.ts"

let answer: (response: ServerResponse) => void = () => {}

const server = createServer({ ServerResponse: FrontResponse }, (_, response) => {
  response.addUsual("referrer-policy", "no-referrer")
  response.addUsual("x-request-id", "17")
  answer(response)
})

afterAll(() => void server.close())

/** Returns the names and values of headers as sent, without the headers that node:http adds. */
const sent = async (by: typeof answer): Promise<ReadonlyArray<string>> => {
  answer = by
  if (!server.listening) await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent: false }, (response) => {
      const { rawHeaders } = response.resume()
      const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
      resolve(pairs.filter((pair) => !/^(?:date|connection|content-length|transfer-encoding):/iu.test(pair)))
    })
      .once("error", reject)
      .end()
  })
}

it("the default headers are sent, however the head is written", async () => {
  const usual = ["referrer-policy: no-referrer", "x-request-id: 17"]
  expect(await sent((response) => response.end("x"))).toEqual(usual)
  expect(await sent((response) => response.writeHead(200).end())).toEqual(usual)
  expect(await sent((response) => response.writeHead(200, "OK").end())).toEqual(usual)
  expect(await sent((response) => response.writeHead(200, ["etag", "1"]).end())).toEqual([
    "etag: 1",
    ...usual
  ])
  expect(await sent((response) => response.writeHead(200, { etag: "1" }).end())).toEqual([
    "etag: 1",
    ...usual
  ])
  expect(await sent((response) => response.writeHead(200, undefined, { etag: "1" }).end())).toEqual([
    "etag: 1",
    ...usual
  ])
  expect(await sent((response) => response.setHeader("etag", "1").end())).toEqual(["etag: 1", ...usual])
})

it("a header that an answer sets itself is sent once, with the answer's value", async () => {
  const own = ["Referrer-Policy: origin", "x-request-id: 17"]
  expect(await sent((response) => response.writeHead(200, { "Referrer-Policy": "origin" }).end())).toEqual(
    own
  )
  expect(await sent((response) => response.writeHead(200, ["Referrer-Policy", "origin"]).end())).toEqual(own)
  expect(await sent((response) => response.setHeader("Referrer-Policy", "origin").end())).toEqual(own)
})

it("several headers of one name are kept", async () => {
  const cookies = { "set-cookie": ["a=1", "b=2"] }
  const told = ["set-cookie: a=1", "set-cookie: b=2"]
  expect((await sent((response) => response.writeHead(200, cookies).end())).slice(0, 2)).toEqual(told)
  const before = (response: ServerResponse) =>
    response.setHeader("set-cookie", ["a=1", "b=2"]).writeHead(200, { etag: "1" }).end()
  expect((await sent(before)).filter((pair) => pair.startsWith("set-cookie"))).toEqual(told)
})
