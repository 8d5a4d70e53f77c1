import { Browsers } from "./browsers.ts"
import { expect } from "@playwright/test"
import { shownPages } from "./shown-pages.ts"
import { test } from "./test.ts"

/** A killed process stays in the process list until its parent has waited for it. */
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test("a Chromium that never closes a context is killed and replaced", async ({ playwright, baseURL }) => {
  const browsers = new Browsers(playwright.chromium, 500)
  const stuck = await browsers.open()
  await (await stuck.newPage()).goto("/agb")
  const first = Number(browsers.processId)
  process.kill(first, "SIGSTOP")
  await browsers.end(stuck)
  expect(browsers.processId).toBeUndefined()
  await expect.poll(() => isAlive(first)).toBe(false)

  const next = await browsers.open()
  expect(browsers.processId).not.toBe(first)
  const page = await next.newPage()
  await page.goto("/agb")
  expect(page.url()).toBe(`${baseURL}/agb`)
  // this Chromium has already been killed
  await browsers.end(stuck)
  await browsers.end(next)
  await browsers.close()
})

test("a Chromium that does not exit is killed", async ({ playwright }) => {
  const browsers = new Browsers(playwright.chromium, 500)
  await (await browsers.open()).newPage()
  const id = Number(browsers.processId)
  process.kill(id, "SIGSTOP")
  await browsers.close()
  await expect.poll(() => isAlive(id)).toBe(false)
})

test("the content of a failed test's pages is reported, also of a page that does not respond", async ({
  contexts
}) => {
  const one = await contexts.open()
  await (await one.newPage()).goto("/agb")
  const stuck = await (await contexts.open()).newPage()
  await stuck.evaluate(
    () =>
      void setTimeout(() => {
        for (;;);
      })
  )
  const [shown = "", unanswered = ""] = await shownPages([one, stuck.context()])
  expect(shown).toMatch(/\/agb showed at the end:\n(.|\n)*heading/u)
  expect(unanswered).toMatch(/did not say what it showed/u)
})
