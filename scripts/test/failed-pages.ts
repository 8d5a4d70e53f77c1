import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Of each failed test; what fails once in a hundred runs cannot be asked for again. */
const longest = 6_000

/**
 * What the pages of failed tests showed at their end, as Playwright has written it down, so that the output of a run
 * elsewhere tells it as well: its files stay where it ran.
 */
export const failedPages = (folder: string): ReadonlyArray<string> =>
  globSync("**/error-context.md", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const [, page] = readFileSync(join(folder, file), "utf8").split("# Page snapshot")
      return page === undefined ? [] : [`What the page of ${file} showed:\n${page.slice(0, longest).trim()}`]
    })
