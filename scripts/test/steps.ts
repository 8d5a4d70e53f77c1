import { rmSync } from "node:fs"
import { type Counts, lineOf, sum } from "../../tools/counts.ts"
import { freshFolder } from "../../tools/fresh-folder.ts"

/** A part of a run: its name, and what it does in the folder of the run. */
export type Step = readonly [name: string, act: (folder: string) => Promise<Counts>]

/** Does the steps one after the other, each told with its seconds, and ends with the line for all of them. */
export const runSteps = async (steps: ReadonlyArray<Step>): Promise<void> => {
  let interrupted = false
  process.on("SIGINT", () => (interrupted = true))
  process.on("SIGTERM", () => (interrupted = true))
  const folder = freshFolder("npm-test")
  const results: Array<Counts> = []
  for (const [name, act] of steps) {
    if (interrupted) break
    const begun = performance.now()
    console.log(`\n── ${name}`)
    const counts = await act(folder)
    results.push(counts)
    console.log(`── ${name}: ${lineOf(counts)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  rmSync(folder, { recursive: true, force: true })
  const total = sum(results)
  console.log(`\n${lineOf(total)}`)
  process.exitCode = interrupted ? 130 : total.failed > 0 ? 1 : 0
}
