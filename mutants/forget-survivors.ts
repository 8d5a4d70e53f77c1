import { existsSync, readFileSync, writeFileSync } from "node:fs"

const isSettled = (mutant: unknown): boolean =>
  typeof mutant !== "object" ||
  mutant === null ||
  !("static" in mutant && mutant.static === true) ||
  !("status" in mutant) ||
  mutant.status === "Killed"

/**
 * Takes static survivors out of an incremental report: Stryker runs a mutant again when a test that reached it has
 * changed, but no test is known to reach what runs while files load, and a new test would never be asked.
 */
export const forgetSurvivors = (report: string): void => {
  if (!existsSync(report)) return
  const kept: unknown = JSON.parse(readFileSync(report, "utf8"), (key, value: unknown) =>
    key === "mutants" && Array.isArray(value) ? value.filter(isSettled) : value
  )
  writeFileSync(report, JSON.stringify(kept))
}
