import type { Page } from "@playwright/test"
import type { AxeResults, ContextObject, RunOptions } from "axe-core"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

declare global {
  interface Window {
    /** Set once axe's script has run in a document. */
    readonly axe?: {
      readonly run: (context: ContextObject, options: RunOptions) => Promise<AxeResults>
    }
  }
}

/** The minified script is used, since each document has to load and parse it. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** Returns axe's violations on a page, each with its rule and elements. */
export const violationsOf = async (page: Page): Promise<AxeResults["violations"]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script)
  return page.evaluate(async () => {
    // a sandboxed frame without scripts cannot run axe, so it is excluded; there are no other frames
    const found = await window.axe?.run({ exclude: [["iframe[sandbox]"]] }, { resultTypes: ["violations"] })
    if (found === undefined) throw new Error("axe did not start")
    return found.violations
  })
}
