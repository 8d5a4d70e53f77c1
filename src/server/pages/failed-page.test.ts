import { expect, test } from "vitest"
import { failedPage } from "./failed-page.ts"

const token = "Zk9_aB3dE5fG7hJ9kL1mN3pQ"

test.each([
  `/neues-kennwort-setzen/${token}`,
  `/ch/email-bestaetigen/${token}?v=1`,
  `/holzpellets-lose/bestellung-erfolgreich/1?t=${token}`
])("a failed page is reported without the token of %s", (href) => {
  const failure = new Error(`No answer for ${href} and https://shop.example${href}`)
  const line = failedPage(failure, href)
  expect(line).toMatch(/^Page \/[A-Za-z/:*-]+ failed: Error: No answer for/u)
  expect(line).toContain("failed-page.test.ts")
  expect(line).not.toContain(token)
  expect(failedPage(href, href)).not.toContain(token)
})
