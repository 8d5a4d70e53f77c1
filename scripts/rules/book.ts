import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** A rule as written in `docs/rules`. */
export interface Rule {
  readonly name: string
  /** File of the rule's topic, e.g. "prices.md". */
  readonly file: string
  /** The text of the rule on one line. */
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

/** Reads all rules in the order of the files and of the rules in each file. */
export const readRules = (folder: string = folderOfRules): ReadonlyArray<Rule> =>
  globSync("*.md", { cwd: folder })
    .filter((file) => basename(file) !== "README.md")
    .toSorted()
    .flatMap((file) => rulesOf(file, readFileSync(join(folder, file), "utf8")))
