import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { OwnPressure } from "../../ports/pressure.ts"
import { FrontDoor } from "./front-door.ts"
import { FrontServer } from "./front-server.ts"
import { shedCalls } from "./shed-calls.ts"

const open: Array<FrontServer> = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Starts a server that responds to everything that passes its front door, under a load that the test sets. */
const shop = async () => {
  const pressure = new OwnPressure()
  const refused: Array<string> = []
  pressure.countBy((work, reason) => refused.push(`${work} ${reason}`))
  const door = new FrontDoor()
  door.add(shedCalls(pressure))
  const server = new FrontServer(door)
  server.on("request", (_request, response) => response.end("ok"))
  open.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = "GET") => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  let now = 0
  const load = (share: number) => {
    now += 10_000
    pressure.look(share * 400, now)
  }
  return { ask, load, refused }
}

const exported = "/api/orders-export/orders.csv?countryId=1"
const calls = [
  [exported, "GET"],
  ["/api/support/kunden", "GET"],
  ["/api/site/1/prices/history", "GET"],
  ["/api/kalkulation/berechnen", "POST"],
  ["/api/account/jwt/anmelden", "POST"],
  ["/api/order-process/address/save", "POST"],
  ["/api/order-process/place", "POST"]
] as const

test("calls are refused by class, exports first, and placing never (rule safety.shedding)", async () => {
  const { ask, load } = await shop()
  const served = async () => {
    const answers = await Promise.all(calls.map(([path, method]) => ask(path, method)))
    return answers.map(({ status }) => status)
  }
  const ok = (count: number) => calls.map((_, index) => (index < calls.length - count ? 503 : 200))
  expect(await served()).toEqual(ok(7))
  load(0.5)
  expect(await served()).toEqual(ok(6))
  load(1)
  expect(await served()).toEqual(ok(4))
  load(1.5)
  expect(await served()).toEqual(ok(3))
  load(100)
  expect(await served()).toEqual(ok(1))
  for (const path of ["/health", "/ready", "/session/renew", "/assets/app.js"])
    expect(await ask(path)).toMatchObject({ status: 200 })
})

test("a refusal says when to come again, and is counted (rule safety.shedding)", async () => {
  const { ask, load, refused } = await shop()
  load(0.5)
  const { status, headers, text } = await ask(exported)
  expect(status).toBe(503)
  expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(2)
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(6)
  expect(headers.get("cache-control")).toBe("no-store")
  expect(JSON.parse(text)).toMatchObject({ Code: "Unavailable", Problems: [] })
  expect(refused).toEqual(["files load"])
})

test("a call is recognised in every spelling of its address", async () => {
  const { ask, load } = await shop()
  load(0.5)
  for (const path of [
    "//api/orders-export//orders.csv",
    "/API/Orders-Export/orders.csv/",
    "/api/orders%2Dexport/orders.csv"
  ])
    expect(await ask(path)).toMatchObject({ status: 503 })
})

test("open data can be read by pages of other sites also if refused (rule safety.open-data)", async () => {
  const { ask, load } = await shop()
  load(1)
  const { status, headers } = await ask("/api/open/prices")
  expect([status, headers.get("access-control-allow-origin")]).toEqual([503, "*"])
})

test("all calls are served again after the load, one class after the other (rule safety.shedding)", async () => {
  const { ask, load } = await shop()
  load(1)
  for (let count = 0; count < 2; count++) load(0)
  expect((await ask("/api/site/1/prices/history")).status).toBe(200)
  expect((await ask(exported)).status).toBe(503)
  for (let count = 0; count < 2; count++) load(0)
  expect((await ask(exported)).status).toBe(200)
})
