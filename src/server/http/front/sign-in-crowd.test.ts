import { once } from "node:events"
import { type AddressInfo } from "node:net"
import { request } from "node:http"
import { afterEach, expect, test } from "vitest"
import { trustedProxies } from "./client-address.ts"
import { FrontDoor } from "./front-door.ts"
import { FrontServer } from "./front-server.ts"
import { signInCrowd } from "./sign-in-crowd.ts"

const path = "/anmelden"
const open: Array<FrontServer> = []

/** Starts a server that responds to a sign-in once `finish` is called. */
const shop = async () => {
  const waiting: Array<() => void> = []
  const door = new FrontDoor()
  door.add(signInCrowd(path, trustedProxies(["127.0.0.1"])))
  const server = new FrontServer(door)
  server.on("request", (asked, answer) => {
    if (asked.method !== "POST" || asked.url !== path) answer.end("ok")
    else waiting.push(() => answer.end("ok"))
  })
  open.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const call = (from: string, method = "POST", asked = path) =>
    new Promise<{ readonly status: number; readonly retryAfter: string | undefined; readonly text: string }>(
      (resolve, reject) => {
        const options = { host: "127.0.0.1", port, path: asked, method, headers: { "x-forwarded-for": from } }
        const sent = request(options, (answer) => {
          let text = ""
          answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"], text })
          )
        })
        sent.on("error", reject).end(method === "POST" ? "{}" : undefined)
      }
    )
  const arrived = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { call, arrived, finish: () => waiting.splice(0).forEach((answer) => answer()) }
}

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

test("too many sign-ins are asked to retry later, the first are answered, and their places are free again", async () => {
  const { call, arrived, finish } = await shop()
  const first = Array.from({ length: 48 }, (_, index) => call(`10.0.0.${index}`))
  await arrived(48)
  const late = await call("10.0.1.1")
  expect(late.status).toBe(503)
  expect(late.retryAfter).toBe("1")
  expect(JSON.parse(late.text)).toMatchObject({ Code: "Unavailable", Problems: [] })
  finish()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(
    Array.from({ length: 48 }, () => 200)
  )
  const next = call("10.0.1.1")
  await arrived(1)
  finish()
  expect((await next).status).toBe(200)
})

test("one network leaves places for others, and other calls are not counted", async () => {
  const { call, arrived, finish } = await shop()
  const own = Array.from({ length: 8 }, (_, index) => call(`2001:db8:0:1::${index + 1}`))
  await arrived(8)
  expect((await call("2001:db8:0:1::99")).status).toBe(503)
  const other = call("2001:db8:0:2::1")
  await arrived(9)
  expect((await call("2001:db8:0:1::99", "GET")).status).toBe(200)
  expect((await call("2001:db8:0:1::99", "POST", "/anderswo")).status).toBe(200)
  finish()
  expect((await other).status).toBe(200)
  await Promise.all(own)
})
