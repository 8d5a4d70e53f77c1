import { existsSync, readFileSync, writeFileSync } from "node:fs"

/** What no better test can change: noticed mutants, and those that break before any test begins. */
const ends: ReadonlySet<unknown> = new Set(["Killed", "Timeout", "RuntimeError", "CompileError", "Ignored"])

const isSettled = (mutant: unknown): boolean =>
  typeof mutant !== "object" || mutant === null || !("status" in mutant) || ends.has(mutant.status)

/**
 * Takes out of an incremental report what Stryker would believe for ever: it asks again when tests came or went, but
 * sees no new row in a table. What was noticed once it believes as well: a run without `.mutants` asks everything anew.
 */
export const forgetSurvivors = (report: string): void => {
  if (!existsSync(report)) return
  const kept: unknown = JSON.parse(readFileSync(report, "utf8"), (key, value: unknown) =>
    key === "mutants" && Array.isArray(value) ? value.filter(isSettled) : value
  )
  writeFileSync(report, JSON.stringify(kept))
}
