import { Browsers } from "./browsers.ts"
import { expect } from "@playwright/test"
import { test } from "./test.ts"

test("a Chromium that never ends a context is killed, and another takes its place", async ({
  playwright,
  baseURL
}) => {
  const browsers = new Browsers(playwright.chromium, 500)
  const stuck = await browsers.open()
  await (await stuck.newPage()).goto("/agb")
  const first = Number(browsers.processId)
  process.kill(first, "SIGSTOP")
  await browsers.end(stuck)
  expect(browsers.processId).toBeUndefined()
  expect(() => process.kill(first, 0)).toThrow("ESRCH")

  const next = await browsers.open()
  expect(browsers.processId).not.toBe(first)
  const page = await next.newPage()
  await page.goto("/agb")
  expect(page.url()).toBe(`${baseURL}/agb`)
  // of a Chromium that is gone already
  await browsers.end(stuck)
  await browsers.end(next)
  await browsers.close()
})

test("a Chromium that does not end itself is killed", async ({ playwright }) => {
  const browsers = new Browsers(playwright.chromium, 500)
  await (await browsers.open()).newPage()
  const id = Number(browsers.processId)
  process.kill(id, "SIGSTOP")
  await browsers.close()
  expect(() => process.kill(id, 0)).toThrow("ESRCH")
})
