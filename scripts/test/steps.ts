import { rmSync } from "node:fs"
import { type Counts, flakyLines, lineOf, sum } from "../../tools/counts.ts"
import { freshFolder } from "../../tools/fresh-folder.ts"

/** A step of a test run: a name, and the function that performs the step, which receives the run's folder. */
export type Step = readonly [name: string, act: (folder: string) => Promise<Counts>]

const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/**
 * Runs the steps one after the other; then prints the duration of each step in seconds, the tests that needed a second
 * try, and the total.
 */
export const runSteps = async (steps: ReadonlyArray<Step>): Promise<void> => {
  let interrupted = false
  process.on("SIGINT", () => (interrupted = true))
  process.on("SIGTERM", () => (interrupted = true))
  const folder = freshFolder("npm-test")
  const results: Array<Counts> = []
  const summary: Array<string> = []
  const start = performance.now()
  for (const [name, act] of steps) {
    if (interrupted) break
    const begun = performance.now()
    console.log(`\n── ${name}`)
    const counts = await act(folder)
    results.push(counts)
    summary.push(`── ${name}: ${lineOf(counts)} in ${secondsSince(begun)}`)
    console.log(summary.at(-1))
  }
  rmSync(folder, { recursive: true, force: true })
  const total = sum(results)
  const lines = [...summary, `── all in ${secondsSince(start)}`, ...flakyLines(total), "", lineOf(total)]
  console.log(`\n${lines.join("\n")}`)
  process.exitCode = interrupted ? 130 : total.failed > 0 ? 1 : 0
}
