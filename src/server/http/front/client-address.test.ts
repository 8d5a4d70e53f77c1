import { describe, expect, it } from "vitest"
import { clientAddress, networkOf, trustedProxies } from "./client-address.ts"

const none = trustedProxies([])
const ours = trustedProxies(["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"])

describe("the client's address", () => {
  it.each([
    ["no proxy is trusted", "203.0.113.9", "198.51.100.1", none, "203.0.113.9"],
    ["an untrusted peer says something", "203.0.113.9", "198.51.100.1", ours, "203.0.113.9"],
    ["a trusted proxy passes one on", "10.1.2.3", "198.51.100.1", ours, "198.51.100.1"],
    ["a caller forged the left", "10.1.2.3", "1.1.1.1, 198.51.100.1", ours, "198.51.100.1"],
    [
      "two trusted proxies stand in a row",
      "10.1.2.3",
      "1.1.1.1, 198.51.100.1, 192.0.2.1",
      ours,
      "198.51.100.1"
    ],
    ["everything is trusted", "10.1.2.3", "10.9.9.9", ours, "10.9.9.9"],
    ["the header is no address", "10.1.2.3", "evil, unknown", ours, "10.1.2.3"],
    ["a proxy speaks IPv6", "2001:db8::1", "198.51.100.1", ours, "198.51.100.1"],
    ["an IPv4 address is mapped", "::ffff:10.1.2.3", "::ffff:198.51.100.1", ours, "198.51.100.1"],
    ["there is no header", "10.1.2.3", undefined, ours, "10.1.2.3"],
    ["there is no peer", undefined, "198.51.100.1", ours, "unknown"]
  ] as const)("when %s", (_, peer, header, proxies, expected) => {
    expect(clientAddress(peer, header, proxies)).toBe(expected)
  })

  // an empty prefix length would count as 0, so that every client would be trusted
  it.each(["proxy.example", "10.0.0.0/", "10.0.0.0/ 8", "10.0.0.0/8/8", "10.0.0.0/1e1", ""])(
    "accepts only addresses and networks as proxies, not %j",
    (entry) => {
      expect(() => trustedProxies([entry])).toThrow("no network address")
    }
  )

  it("accepts no prefix longer than the address", () => {
    expect(() => trustedProxies(["10.0.0.0/33"])).toThrow("prefix")
    expect(trustedProxies(["10.0.0.0/32"]).isTrusted("10.0.0.0")).toBe(true)
  })

  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"]
  ])("counts %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
