import { expect, it } from "vitest"
import { returnUrlIn } from "./return-query.ts"

const origin = "https://shop.example"

it.each([
  [{ ReturnUrl: "/agb?a=1#b" }, "/agb?a=1#b"],
  [{ RedirectUrl: "/agb" }, "/agb"],
  [{ ReturnUrl: "/agb", RedirectUrl: "/impressum" }, "/agb"],
  [{ ReturnUrl: "//evil.example", RedirectUrl: "/impressum" }, "/impressum"],
  [{ ReturnUrl: "https://evil.example/" }, null],
  [{ ReturnUrl: ["/agb", "/impressum"] }, null],
  [{ ReturnUrl: "/benutzerkonto/anmeldung" }, null],
  [{}, null]
])("the query %j leads back to %s", (search, path) => {
  expect(returnUrlIn(search, origin)).toBe(path)
})
