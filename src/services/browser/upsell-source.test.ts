import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseUpsellSources, upsellCookie, upsellSourceMap } from "./upsell-source.ts"

const jar = (cookies = "") => {
  const written: Array<string> = []
  return {
    written,
    read: () => [cookies, ...written.map((each) => each.split(";")[0])].join("; "),
    write: (each: string) => written.push(each)
  }
}
const valueOf = (cookie: string) => cookie.split(";")[0]?.slice("upsell=".length)

describe("the sources of upsellings", () => {
  it("are restored from the cookie: base64 JSON for 7 days, secure and lax", () => {
    const cookie = upsellCookie({ "10000": "settings", "10002": "bulk" })
    expect(cookie).toMatch(/^upsell=[\w+/=]+; Path=\/; Max-Age=604800; SameSite=Lax; Secure$/u)
    expect(parseUpsellSources(valueOf(cookie))).toEqual({ "10000": "settings", "10002": "bulk" })
  })

  it("are parsed without throwing from any value, ignoring invalid sources", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseUpsellSources(text)).toBeTypeOf("object")
      })
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const [key, source] of Object.entries(
          parseUpsellSources(btoa(encodeURIComponent(JSON.stringify(value))))
        )) {
          expect(key).toMatch(/^[0-9]{1,6}$/u)
          expect(source).toMatch(/^[\w-]{1,40}$/u)
        }
      })
    )
    expect(parseUpsellSources(btoa('{"10000":"<b>","x":"settings","10001":7,"10002":"ok"}'))).toEqual({
      "10002": "ok"
    })
    expect(parseUpsellSources(btoa(JSON.stringify({ "10000": "a".repeat(4000) })))).toEqual({})
  })

  it("are stored only in memory without consent", () => {
    const cookies = jar()
    const map = upsellSourceMap(() => false, cookies)
    map.remember(10_000, "settings")
    expect(map.all()).toEqual({ "10000": "settings" })
    expect(cookies.written).toEqual([])
    expect(upsellSourceMap(() => false, jar("upsell=" + btoa('{"10000":"former"}'))).all()).toEqual({})
  })

  it("are stored in the cookie with consent, one source for each key", () => {
    const cookies = jar("other=1")
    const map = upsellSourceMap(() => true, cookies)
    map.remember(10_000, "settings")
    map.remember(10_000, "banner")
    expect(map.all()).toEqual({ "10000": "banner" })
    expect(parseUpsellSources(valueOf(cookies.written.at(-1) ?? ""))).toEqual({ "10000": "banner" })
    map.remember(10_001, "not a word")
    expect(cookies.written).toHaveLength(2)
  })
})
