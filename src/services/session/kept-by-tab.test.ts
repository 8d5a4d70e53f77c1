import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { readExpiry } from "./companion-cookie.ts"
import { logoutRoute } from "./logout-route.ts"
import { refreshFlag } from "./refresh-flag.ts"

const memory = () => keptValues(() => undefined)

it.each([
  ["session-expiry=1795255200", 1_795_255_200_000],
  ["a=1; session-expiry=1; b=2", 1_000],
  ["", null],
  ["session-expiry=", null],
  ["session-expiry=1e9", null],
  ["session-expiry=-1", null],
  ["session-expiry=9999999999999", null],
  ["xsession-expiry=1", null]
])("reads the companion cookie in %j as %s", (cookies, expiry) => {
  expect(readExpiry(cookies)).toBe(expiry)
})

it("lets only one machine of a tab send a request at a time", () => {
  const values = memory()
  let now = 1_000_000
  const one = refreshFlag(values, () => now)
  const other = refreshFlag(values, () => now)
  expect(one.raise()).toBe(true)
  expect(other.raise()).toBe(false)
  one.lower()
  expect(other.raise()).toBe(true)
  now += 19_999
  expect(one.raise()).toBe(false)
  now += 1
  expect(one.raise(), "its page was reloaded meanwhile").toBe(true)
  now -= 7_200_000
  expect(other.raise(), "the clock was set back").toBe(true)
  values.set("session-refresh", "garbage")
  expect(one.raise()).toBe(true)
})

it("stores only a path of our own origin", () => {
  const values = memory()
  const route = logoutRoute(values, "https://shop.example")
  expect(route.read()).toBeNull()
  route.store("/benutzerkonto/anmeldung?a=1")
  route.store("//evil.example")
  expect(route.read()).toBe("/benutzerkonto/anmeldung?a=1")
  route.clear()
  expect(route.read()).toBeNull()
  values.set("logout-route", "https://evil.example/")
  expect(route.read()).toBeNull()
})
