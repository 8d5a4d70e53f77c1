import { expect, it } from "vitest"
import { partnerUrl } from "./site.ts"

it("a link to the partner's service is shown only if there is one (rule page.partner)", () => {
  const url = "https://partner.example"
  expect(partnerUrl(undefined, "80331")).toBeUndefined()
  expect(partnerUrl({ url }, "80331")).toBe(url)
  const some = { url, zipPrefixes: ["80", "9"] }
  expect(partnerUrl(some, "80331")).toBe(url)
  expect(partnerUrl(some, "90402")).toBe(url)
  expect(partnerUrl(some, "10115")).toBeUndefined()
  expect(partnerUrl(some, undefined)).toBe(url)
})
