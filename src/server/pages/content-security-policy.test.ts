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
  it("allows no external source without a provider's script", () => {
    const parts = partsOf(policyByNonce("n"))
    expect(parts["script-src"]).toEqual(["'nonce-n'", "'strict-dynamic'"])
    expect(parts["img-src"]).toEqual(["'self'", "data:"])
    expect(parts["connect-src"]).toBeUndefined()
    expect(parts["default-src"]).toEqual(["'self'"])
  })

  it("allows the origin of the provider's script, and of no other site", () => {
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

  it("allows only the shop's own pages to show it in a frame, if requested", () => {
    const [usual, framed] = [policyByNonce("n"), policyByNonce("n", undefined, true)]
    expect(partsOf(framed)["frame-ancestors"]).toEqual(["'self'"])
    expect(framed.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(usual)
  })
})

describe("the policy of a page for everyone", () => {
  const clarity = "https://*.clarity.ms"

  it("allows no external source", () => {
    const policy = policyByHashes(["'sha256-a'"], ["'sha256-b'"])
    expect(policy).not.toContain("https:")
    expect(partsOf(policy)["connect-src"]).toBeUndefined()
  })

  it("allows Clarity's script, images and reports if the page may load Clarity (rule consent.clarity)", () => {
    const parts = partsOf(policyByHashes(["'sha256-a'"], ["'sha256-b'"], true))
    expect(parts["script-src"]).toEqual(["'self'", "'sha256-a'", clarity])
    expect(parts["connect-src"]).toEqual(["'self'", clarity])
    expect(parts["img-src"]).toEqual(["'self'", "data:", clarity])
    for (const name of ["default-src", "style-src", "form-action", "frame-ancestors", "object-src"])
      expect(parts[name]).not.toContain(clarity)
  })
})
