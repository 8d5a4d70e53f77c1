import { describe, expect, it } from "vitest"
import { cookieOf, setCookieText } from "./cookies.ts"
import { signerOf } from "./secrets.ts"
import { sameText, sessionCookie, sessionLifetime, sessionsOf } from "./sessions.ts"

const sessions = sessionsOf(signerOf(new Uint8Array(32).fill(7)))
const now = Date.parse("2026-11-21T09:00:00Z")
const begun = sessions.renew(undefined, now)
const value = begun.cookies[0]?.value ?? ""

describe("a guest session", () => {
  it("is recognised by the cookie that it set, on every server with the same key", () => {
    const copy = sessionsOf(signerOf(new Uint8Array(32).fill(7)))
    expect(copy.read(value, now)?.ownerHash).toEqual(begun.ownerHash)
    expect(copy.read(value, now)?.csrf).toBe(begun.csrf)
    expect(sessionsOf(signerOf(new Uint8Array(32).fill(8))).read(value, now)).toBeUndefined()
  })

  it.each([
    ["nothing", undefined],
    ["an empty value", ""],
    ["another id", `${value.startsWith("A") ? "B" : "A"}${value.slice(1)}`],
    ["a later beginning", value.replace(/\.[0-9a-z]+\./u, ".zzzzzz.")],
    ["another signature", `${value.slice(0, -1)}${value.endsWith("A") ? "B" : "A"}`],
    ["the id alone", value.split(".")[0]],
    ["more than 256 kB", "A".repeat(300_000)]
  ])("is not %s", (_, cookie) => {
    expect(sessions.read(cookie, now)).toBeUndefined()
  })

  it("ends 30 days after it began, however often it is renewed", () => {
    const last = now + sessionLifetime * 1000 - 1000
    const renewed = sessions.renew(value, last)
    expect(renewed.ownerHash).toEqual(begun.ownerHash)
    expect(renewed.cookies.map(({ maxAge }) => maxAge)).toEqual([1, 1])
    expect(sessions.read(value, last + 1000)).toBeUndefined()
    expect(sessions.renew(value, last + 1000).ownerHash).not.toEqual(begun.ownerHash)
  })

  it("does not depend on cached sessions of others", () => {
    const small = sessionsOf(signerOf(new Uint8Array(32).fill(7)))
    const all = Array.from({ length: 5000 }, () => small.renew(undefined, now).cookies[0]?.value ?? "")
    expect(new Set(all).size).toBe(5000)
    expect(all.every((cookie) => small.read(cookie, now) !== undefined)).toBe(true)
    expect(all.every((cookie) => small.read(cookie, now) !== undefined)).toBe(true)
  })

  it("is sent with a page as Set-Cookie values", () => {
    const page = sessions.sessionFor(new Request("http://localhost/", { headers: { cookie: "locale=ch" } }))
    expect(page.setCookies[0]).toMatch(
      /^__Host-guest=[\w.-]+; Max-Age=2592000; Path=\/; SameSite=Lax; Secure; HttpOnly$/u
    )
    const [pair = ""] = page.setCookies[0]?.split(";") ?? []
    const again = sessions.sessionFor(new Request("http://localhost/", { headers: { cookie: pair } }))
    expect(again.ownerHash).toEqual(page.ownerHash)
  })
})

describe("a Cookie header", () => {
  it.each([
    ["__Host-guest=a; __Host-csrf=b", sessionCookie, "a"],
    ["x__Host-guest=a", sessionCookie, undefined],
    ["csrf=a=b", "csrf", "a=b"],
    ["csrf", "csrf", undefined],
    ["csrf=first; csrf=second", "csrf", "first"],
    ["", "csrf", undefined]
  ])("%j holds %s: %s", (header, name, expected) => {
    expect(cookieOf(header, name)).toBe(expected)
  })

  it("is answered by cookies for the whole host", () => {
    expect(setCookieText({ name: "a", value: "b", maxAge: 60, httpOnly: true })).toBe(
      "a=b; Max-Age=60; Path=/; SameSite=Lax; Secure; HttpOnly"
    )
  })
})

describe("the comparison of secrets", () => {
  it.each([
    ["tokens", "tokens", true],
    ["tokens", "tokenz", false],
    ["tokens", "token", false],
    // a header may contain any byte: this text has as many characters as the other, but more bytes
    ["tokens", "t\u00f6kens", false],
    ["", "", true]
  ])("of %j and %j is %j", (one, other, same) => {
    expect(sameText(one, other)).toBe(same)
  })
})
