import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { failedPages } from "./failed-pages.ts"

const folderOf = (pages: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-failed-pages-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, "error-context.md"), text)
  }
  return folder
}

test("tells what the pages of failed tests showed, test by test and not without end", () => {
  const folder = folderOf({
    "b-order": `# Error details\n\nTimeout\n\n# Page snapshot\n\n- heading "Preise"\n`,
    "a-page-gone": "# Error details\n\nThe page was closed",
    "a-list": `# Page snapshot\n\n${"- row\n".repeat(5_000)}`
  })
  const [first = "", second, ...more] = failedPages(folder)
  expect(more).toEqual([])
  expect(first).toContain("What the page of a-list/error-context.md showed:\n- row\n- row")
  expect(first.length).toBeLessThan(6_200)
  expect(second).toBe('What the page of b-order/error-context.md showed:\n- heading "Preise"')
})

test("tells nothing where no test has failed or none has run", () => {
  expect(failedPages(folderOf({}))).toEqual([])
  expect(failedPages(join(tmpdir(), "heizmarkt-no-such-folder"))).toEqual([])
})
