// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest"
import { keepMenu, keptMenu, menuCookie } from "./menu-cookie.ts"

afterEach(() => keepMenu("open"))

it("remembers a folded menu for a year, and deletes the cookie once the menu is open again", () => {
  expect(menuCookie("folded", false)).toBe("desk-menu=folded; Path=/; Max-Age=31536000; SameSite=Lax")
  expect(menuCookie("open", true)).toBe("desk-menu=open; Path=/; Max-Age=0; SameSite=Lax; Secure")
  expect(keptMenu()).toBe("open")
  keepMenu("folded")
  expect(keptMenu()).toBe("folded")
  keepMenu("open")
  expect(document.cookie).toBe("")
})
