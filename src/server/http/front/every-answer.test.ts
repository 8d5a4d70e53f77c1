import { afterEach, expect, test } from "vitest"
import { trustedProxies } from "./client-address.ts"
import { closeHouses, house } from "./raw-lines.test-support.ts"

afterEach(closeHouses)

const close = "Connection: close"

test("every answer forbids type sniffing and sending full referrers", async () => {
  const { say } = await house()
  const every = [
    ["GET / HTTP/1.1", "Host: evil.example", close],
    ["GET / HTTP/1.0"],
    ["CONNECT evil.example:443 HTTP/1.1", "Host: shop.example"],
    ["POST / HTTP/1.1", "Host: evil.example", "Expect: 100-continue", "Content-Length: 2", close],
    ["GET / HTTP/1.1", "Host: shop.example", "Connection: Upgrade", "Upgrade: websocket"],
    ["hello"],
    ["GET / HTTP/1.1", "Host: shop.example", close],
    ["GET / HTTP/1.1", "Host: shop.example", "Expect: a-cake", close]
  ]
  for (const lines of every) {
    const { head } = await say(...lines)
    expect(head).toContain("x-content-type-options: nosniff")
    expect(head).toContain("referrer-policy: strict-origin-when-cross-origin")
    expect(head).not.toContain("strict-transport-security")
  }
})

test("HSTS is sent if the trusted proxy reports https, and includes subdomains only for our own domains", async () => {
  const { say } = await house()
  const asked = async (host: string, scheme: string) => {
    const { head } = await say("GET / HTTP/1.1", `Host: ${host}`, `X-Forwarded-Proto: ${scheme}`, close)
    return /strict-transport-security: (.*)/u.exec(head)?.[1]
  }
  expect(await asked("shop.example", "https")).toBe("max-age=31536000; includesubdomains")
  expect(await asked("shared.example", "HTTPS, http")).toBe("max-age=31536000")
  expect(await asked("evil.example", "https")).toBe("max-age=31536000")
  expect(await asked("shop.example", "http")).toBeUndefined()
  const stranger = await house({ proxies: trustedProxies([]) })
  const { head } = await stranger.say(
    "GET / HTTP/1.1",
    "Host: shop.example",
    "X-Forwarded-Proto: https",
    close
  )
  expect(head).not.toContain("strict-transport-security")
})
