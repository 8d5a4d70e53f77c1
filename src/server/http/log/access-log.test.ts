import { Effect } from "effect"
import { expect, test } from "vitest"
import { FrontDoor } from "../front/front-door.ts"
import { FrontServer } from "../front/front-server.ts"
import { AccessSummary, jsonAccessLog } from "./access-log.ts"

test("a period is logged with its figures and its slowest requests, without tokens of their addresses", () => {
  const summary = new AccessSummary(3)
  summary.note("GET", "/?zipCode=80331", 200, 3)
  summary.note("POST", "/api/place", 409, 40)
  summary.note("GET", "/health", 200, 1)
  summary.note("(no request)", "", 400, 2)
  summary.note("GET", "/ruecknahme/abcdefghijklmnopqrstuvwxyz012345", 200, 3)
  expect(summary.lines()).toEqual([
    "access: 5 requests in 10 s, 2xx 3, 3xx 0, 4xx 2, 5xx 0",
    "access: POST /api/place 409 40.0 ms",
    "access: GET / 200 3.0 ms",
    "access: GET /ruecknahme/… 200 3.0 ms"
  ])
})

test("data that is not a request is logged without an address", () => {
  const summary = new AccessSummary()
  summary.note("(no request)", "", 431, 0)
  expect(summary.lines()[1]).toBe("access: (no request) 431 0.0 ms")
})

test("a period without requests is not logged", () => {
  expect(new AccessSummary().lines()).toEqual([])
})

test("the JSON log has a line per request with its id and the template of its address, and nothing of the address", async () => {
  const door = new FrontDoor(undefined, () => "request-17")
  door.add((_, response) => {
    response.statusCode = 404
    response.end("x")
    return true
  })
  const printed: Array<string> = []
  const stop = Effect.runSync(jsonAccessLog(door, (lines) => printed.push(lines)))
  const server = new FrontServer(door)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const asked = "holzpellets-lose/angebotsliste?plz=80331&mail=erika@post.example"
  await (await fetch(`http://127.0.0.1:${port}/${asked}`)).text()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
  stop()
  const [line = "", ...more] = printed.join("\n").split("\n")
  expect(more).toEqual([])
  const { time, ms, ...rest } = JSON.parse(line) as Readonly<Record<string, unknown>>
  expect([String(time).slice(0, 2), typeof ms]).toEqual(["20", "number"])
  expect(rest).toEqual({
    level: "info",
    message: "request",
    requestId: "request-17",
    method: "GET",
    route: "/:productGroup/angebotsliste",
    status: 404
  })
  expect(line).not.toMatch(/80331|erika/u)
})
