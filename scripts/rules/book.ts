import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** A rule as it is written in `docs/rules`. */
export interface Rule {
  readonly name: string
  /** File of its field, e.g. "prices.md". */
  readonly file: string
  /** What the rule says, on one line. */
  readonly text: string
}

const rulesOf = (file: string, text: string): ReadonlyArray<Rule> =>
  text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [name = "", ...lines] = part.trim().split("\n")
      return { name, file, text: lines.join(" ").trim() }
    })

export const folderOfRules: string = join(root, "docs/rules")

/** All rules, file by file, as they stand there. */
export const readRules = (folder: string = folderOfRules): ReadonlyArray<Rule> =>
  globSync("*.md", { cwd: folder })
    .filter((file) => basename(file) !== "README.md")
    .toSorted()
    .flatMap((file) => rulesOf(file, readFileSync(join(folder, file), "utf8")))
