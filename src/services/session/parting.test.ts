import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { keepParting, partingOfPage, takeParting } from "./parting.ts"

it("returns the session's last message once, and only a message that the session can show", () => {
  const values = keptValues(() => undefined)
  expect(takeParting(values)).toBeNull()
  keepParting(values, "expired")
  expect(takeParting(values)).toBe("expired")
  expect(takeParting(values)).toBeNull()
  values.set("session-said", "signOutFailed")
  expect(takeParting(values)).toBeNull()
})

it("stays the same for the lifetime of a page, and is deleted for the next one", () => {
  const values = keptValues(() => undefined)
  keepParting(values, "signedOut")
  const here = partingOfPage(values)
  expect([here(), here()]).toEqual(["signedOut", "signedOut"])
  expect(partingOfPage(values)()).toBeNull()
})
