import { type Figure, figureText as of } from "../../model-tests/harness/figures.ts"
import type { MachineWalk, Walked } from "../../model-tests/harness/machine-walk.ts"

const heads = [
  "machine",
  "states",
  "transitions",
  "guards",
  "delays",
  "paths",
  "forestalled",
  "seconds",
  "paths/s"
]
const widths = [18, 8, 12, 8, 8, 11, 11, 8, 8]

const row = (cells: ReadonlyArray<string>): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join("  ")

const cellsOf = (
  id: string,
  { states, transitions, branches, delays, paths, forestalled, seconds }: Walked,
  manner: MachineWalk["manner"] = "eachPath"
) => [
  id,
  of(states),
  of(transitions),
  of(branches),
  of(delays),
  manner === "eachEdge" ? `${paths} edges` : String(paths),
  // number of paths that a timer ended early
  String(forestalled),
  seconds.toFixed(1),
  String(Math.round((paths - forestalled) / Math.max(seconds, 0.001)))
]

const sum = (figures: ReadonlyArray<Figure>): Figure => ({
  taken: figures.reduce((total, { taken }) => total + taken, 0),
  total: figures.reduce((total, each) => total + each.total, 0)
})

const total = (walked: ReadonlyArray<Walked>): Walked => ({
  states: sum(walked.map(({ states }) => states)),
  transitions: sum(walked.map(({ transitions }) => transitions)),
  branches: sum(walked.map(({ branches }) => branches)),
  delays: sum(walked.map(({ delays }) => delays)),
  paths: walked.reduce((paths, each) => paths + each.paths, 0),
  forestalled: walked.reduce((forestalled, each) => forestalled + each.forestalled, 0),
  seconds: walked.reduce((seconds, each) => seconds + each.seconds, 0),
  missing: walked.flatMap(({ missing }) => missing),
  broken: walked.flatMap(({ broken }) => broken)
})

/**
 * Runs every path of the machines with simulated time and ports that never respond; for very large machines, it only
 * takes each edge of the graph. Prints the coverage of each machine and the number of paths that a timer ended early
 * ("forestalled"). Returns the problems: transitions that no path took, and properties that were violated.
 */
export const walkMachines = (
  walks: ReadonlyArray<MachineWalk>,
  print: (line: string) => void
): ReadonlyArray<string> => {
  print(row(heads))
  const walked = walks.map((walk) => {
    const found = walk.walk()
    print(row(cellsOf(walk.machine.id, found, walk.manner)))
    return { id: walk.machine.id, found }
  })
  const all = total(walked.map(({ found }) => found))
  if (walked.length > 1) print(row(cellsOf("all", all)))
  return walked.flatMap(({ id, found }) => [
    ...found.missing.map((name) => `No path of ${id} takes ${name}`),
    ...found.broken.map((promise) => `${id} breaks a promise: ${promise}`)
  ])
}
