import { expect, type Page } from "@playwright/test"
import { builtFile } from "../../built-file.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { address, asleep } from "./sleeping-list.parts.ts"

/** Collects the names of the scripts that the page requests. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

test("a list that the visitor does not turn to loads no React, and is kept all the same", async ({
  page
}) => {
  const app = builtFile("src/entries/shop.tsx")
  const scripts = scriptsOf(page)
  await page.goto(address)
  await asleep(page)
  // after the page has changed, the browser sends a pointer event even if the pointer does not move; this event must
  // not load React
  expect([...scripts]).not.toContain(app)
  expect(await page.evaluate(() => localStorage.getItem("calc:1:3"))).toContain('"zipCode":"01067"')
  await wakeList(page)
  expect([...scripts]).toContain(app)
  await expect(page, "its address was whole for what it asks").toHaveURL(/zipCode=01067&amount=4000$/u)
})
