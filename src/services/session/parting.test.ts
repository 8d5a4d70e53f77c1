import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { keepParting, partingOfPage, takeParting } from "./parting.ts"

it("says once what the session said last, and nothing that it never says", () => {
  const values = keptValues(() => undefined)
  expect(takeParting(values)).toBeNull()
  keepParting(values, "expired")
  expect(takeParting(values)).toBe("expired")
  expect(takeParting(values)).toBeNull()
  values.set("session-said", "signOutFailed")
  expect(takeParting(values)).toBeNull()
})

it("stays the same for a page, and is gone for the next", () => {
  const values = keptValues(() => undefined)
  keepParting(values, "signedOut")
  const here = partingOfPage(values)
  expect([here(), here()]).toEqual(["signedOut", "signedOut"])
  expect(partingOfPage(values)()).toBeNull()
})
