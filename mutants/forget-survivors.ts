import { existsSync, readFileSync, writeFileSync } from "node:fs"

/** What no new test can change: noticed mutants, and those that break before any test begins. */
const ends: ReadonlySet<unknown> = new Set(["Killed", "Timeout", "RuntimeError", "CompileError", "Ignored"])

const isSettled = (mutant: unknown): boolean =>
  typeof mutant !== "object" ||
  mutant === null ||
  !("status" in mutant) ||
  ends.has(mutant.status) ||
  (mutant.status === "Survived" && !("static" in mutant && mutant.static === true))

/**
 * Takes out of an incremental report what Stryker would believe for ever: it runs a mutant again when a test that
 * reached it has changed, but of what runs while files load, or of what no test reached, it knows no such test.
 */
export const forgetSurvivors = (report: string): void => {
  if (!existsSync(report)) return
  const kept: unknown = JSON.parse(readFileSync(report, "utf8"), (key, value: unknown) =>
    key === "mutants" && Array.isArray(value) ? value.filter(isSettled) : value
  )
  writeFileSync(report, JSON.stringify(kept))
}
