import { describe, expect, it } from "vitest"
import { policyByHashes, policyByNonce } from "./content-security-policy.ts"

const partsOf = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ")
      return [name, sources]
    })
  )

describe("the policy of a page of one visitor", () => {
  it("knows nothing foreign where there is no provider's script", () => {
    const parts = partsOf(policyByNonce("n"))
    expect(parts["script-src"]).toEqual(["'nonce-n'", "'strict-dynamic'"])
    expect(parts["img-src"]).toEqual(["'self'", "data:"])
    expect(parts["connect-src"]).toBeUndefined()
    expect(parts["default-src"]).toEqual(["'self'"])
  })

  it("names the origin of the provider's script, and of no other site", () => {
    const origin = "https://devices.example"
    const parts = partsOf(policyByNonce("n", origin))
    expect(parts["script-src"]).toEqual(["'nonce-n'", "'strict-dynamic'", origin])
    expect(parts["connect-src"]).toEqual(["'self'", origin])
    expect(parts["img-src"]).toEqual(["'self'", "data:", origin])
    for (const name of ["default-src", "style-src", "form-action", "frame-ancestors", "object-src"])
      expect(parts[name]).not.toContain(origin)
    expect(parts["frame-ancestors"]).toEqual(["'none'"])
    expect(parts["base-uri"]).toEqual(["'none'"])
  })

  it("lets only the shop's own pages show it in a frame, where it says so", () => {
    const [usual, framed] = [policyByNonce("n"), policyByNonce("n", undefined, true)]
    expect(partsOf(framed)["frame-ancestors"]).toEqual(["'self'"])
    expect(framed.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(usual)
  })
})

describe("the policy of a page for everyone", () => {
  const clarity = "https://*.clarity.ms"

  it("knows nothing foreign", () => {
    const policy = policyByHashes(["'sha256-a'"], ["'sha256-b'"])
    expect(policy).not.toContain("https:")
    expect(partsOf(policy)["connect-src"]).toBeUndefined()
  })

  it("lets in Clarity where the page may load it, its script, what it draws and what it tells home (rule consent.clarity)", () => {
    const parts = partsOf(policyByHashes(["'sha256-a'"], ["'sha256-b'"], true))
    expect(parts["script-src"]).toEqual(["'self'", "'sha256-a'", clarity])
    expect(parts["connect-src"]).toEqual(["'self'", clarity])
    expect(parts["img-src"]).toEqual(["'self'", "data:", clarity])
    for (const name of ["default-src", "style-src", "form-action", "frame-ancestors", "object-src"])
      expect(parts[name]).not.toContain(clarity)
  })
})
