import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"

const list = JSON.parse(readFileSync(join(root, "docs/security/asvs-5.0-levels.json"), "utf8")) as {
  /** For each section, a string with one digit per requirement: the lowest level that includes this requirement. */
  readonly levels: Readonly<Record<string, string>>
}

/** Ids of all requirements of levels 1 and 2, e.g. "6.2.4". */
export const requirements: ReadonlyArray<string> = Object.entries(list.levels).flatMap(([section, levels]) =>
  Array.from(levels).flatMap((level, index) => (level === "3" ? [] : [`${section}.${index + 1}`]))
)

/** Chapters and sections that the README excludes with reasons, as none of their requirements can apply. */
const without = ["10.", "17.", "6.8."]

export const isApplicable = (id: string): boolean => !without.some((beginning) => id.startsWith(beginning))

/** Possible assessments of a requirement, as explained in the README. */
export const decisions = ["held", "held by operator", "not applicable", "OPEN"] as const

/** A row of a chapter: a requirement with its assessment. */
export interface Row {
  readonly id: string
  readonly decided: string
  readonly evidence: string
  readonly file: string
}

/** Returns the rows of a chapter's table. */
export const rowsOf = (text: string, file: string): ReadonlyArray<Row> =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|[^|]*\| ([^|]*) \| (.*) \|$/gmu)].map(
    ([, id = "", decided = "", evidence = ""]) => ({ id, decided, evidence, file })
  )

/** Returns the sentence of the README that states the number of requirements per assessment. */
export const countedIn = (rows: ReadonlyArray<Row>): string => {
  const counts = decisions.map((word) => `${rows.filter(({ decided }) => decided === word).length} ${word}`)
  return `Of ${requirements.length} requirements ${rows.length} can apply: ${counts.join(", ")}.`
}
