import { expect, test } from "vitest"
import { calledPath } from "./called-path.ts"

test.each([
  ["/api/konto/anmelden", "/api/konto/anmelden"],
  ["/API/Konto/Anmelden", "/api/konto/anmelden"],
  ["//api///konto/anmelden/", "/api/konto/anmelden"],
  ["/api/konto/anmelden?a=1#b", "/api/konto/anmelden"],
  ["/api/konto;v=1/anmelden", "/api/konto"],
  ["/api/%6Bonto/anmelden", "/api/konto/anmelden"],
  ["/api/%zz", "/api/%zz"],
  ["/", "/"],
  ["", ""]
])("%j reaches %j", (url, path) => {
  expect(calledPath(url)).toBe(path)
})
