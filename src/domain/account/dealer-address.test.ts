import { describe, expect, it } from "vitest"
import { foreignAddresses } from "./return-url.test-support.ts"
import { dealerAddress } from "./dealer-address.ts"

const hosts = ["shop.dealer.example", "www.dealer.example"]

describe("a dealer's own address (rule safety.dealer-address)", () => {
  it.each([
    ["https://shop.dealer.example", "https://shop.dealer.example/"],
    ["https://shop.dealer.example/", "https://shop.dealer.example/"],
    [
      "https://www.dealer.example/portal?x=1&y=a%20b#oben",
      "https://www.dealer.example/portal?x=1&y=a%20b#oben"
    ]
  ])("is %s", (text, address) => {
    expect(dealerAddress(text, hosts)).toBe(address)
  })

  it.each([
    ["a host that was not entered", "https://evil.example/"],
    ["a host below one that was", "https://a.shop.dealer.example/"],
    ["a host above one that was", "https://dealer.example/"],
    ["a host that begins like one", "https://shop.dealer.example.evil.example/"],
    ["a final dot", "https://shop.dealer.example./"],
    ["capital letters", "https://SHOP.dealer.example/"],
    ["no TLS", "http://shop.dealer.example/"],
    ["capital letters of the scheme", "HTTPS://shop.dealer.example/"],
    ["a login", "https://user@shop.dealer.example/"],
    ["a login that looks like the host", "https://shop.dealer.example@evil.example/"],
    ["a login with a password", "https://a:b@shop.dealer.example/"],
    ["an empty login", "https://:@shop.dealer.example/"],
    ["another port", "https://shop.dealer.example:8443/"],
    ["the usual port", "https://shop.dealer.example:443/"],
    ["a backslash", "https://shop.dealer.example\\@evil.example/"],
    ["one slash", "https:/shop.dealer.example/"],
    ["no slash", "https:shop.dealer.example/"],
    ["three slashes", "https:///shop.dealer.example/"],
    ["a query behind the host", "https://shop.dealer.example?@evil.example/"],
    ["a fragment behind the host", "https://shop.dealer.example#@evil.example/"],
    ["an encoded host", "https://shop%2edealer.example/"],
    ["a way up", "https://shop.dealer.example/a/../b"],
    ["a break", "https://shop.dealer.example/\r\nSet-Cookie: a=1"],
    ["an encoded break", "https://shop.dealer.example/%0d%0aSet-Cookie:a=1"],
    ["a break that is encoded twice", "https://shop.dealer.example/%250d%250a"],
    ["a sign that an address never needs", "https://shop.dealer.example/|https://shop.dealer.example/"],
    ["numbers that are no host", "https://999.999.999.999/"],
    ["a tab", "https://shop.dealer\t.example/"],
    ["a blank", " https://shop.dealer.example/"],
    ["a sign without a width", "https://shop.dealer.example/\u200b"],
    ["a full-width slash", "https://shop.dealer.example\uff0fx"],
    ["a letter of another script", "https://sh\u043ep.dealer.example/"],
    ["nothing", ""],
    ["too much", `https://shop.dealer.example/${"a".repeat(500)}`]
  ])("is refused with %s", (_, text) => {
    expect(dealerAddress(text, hosts)).toBeUndefined()
  })

  it("has at most five hundred characters", () => {
    const longest = `https://shop.dealer.example/${"a".repeat(472)}`
    expect(dealerAddress(longest, hosts)).toBe(longest)
    expect(dealerAddress(`${longest}a`, hosts)).toBeUndefined()
  })

  it("is none of the known open-redirect addresses, and refused while no hosts are allowed", () => {
    for (const text of foreignAddresses) expect(dealerAddress(text, hosts), `for ${text}`).toBeUndefined()
    expect(dealerAddress("https://shop.dealer.example/", [])).toBeUndefined()
    expect(dealerAddress(null, hosts)).toBeUndefined()
  })
})
