import { expect, it } from "vitest"
import { NoAccess, NoPage, NotServed, notServedIn, statusOf } from "./no-access.ts"

it("keeps the status of the answer that made the page fail", () => {
  for (const status of [405, 410, 413, 429, 503]) expect(statusOf(new NotServed({ status }))).toBe(status)
  expect(statusOf(new NoAccess(403))).toBe(403)
  expect([statusOf(new NoPage(400)), statusOf(new NoPage(405))]).toEqual([400, 405])
})

it("treats a missing answer, and a temporary or permanent refusal, as a failure of the page", () => {
  expect(notServedIn({ type: "unreachable", status: 503 })?.status).toBe(503)
  expect(notServedIn({ type: "refused", status: 429 })?.status).toBe(429)
  expect(notServedIn({ type: "refused", status: 404 })).toBeUndefined()
  expect(notServedIn({ type: "ok" })).toBeUndefined()
})

it("treats a missing answer, and a status that is no failure, as an error of the shop", () => {
  expect(statusOf(new NotServed({}))).toBe(500)
  expect(statusOf(new NotServed({ status: 200 }))).toBe(500)
  expect(statusOf(new Error("any"))).toBe(500)
})
