import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { walks } from "../../model-tests/every-machine/walks.ts"
import { walkPages } from "../../scripts/paths/in-browser.ts"
import type { Line } from "../table.ts"

/** Results of a page's path test, which `e2e/paths/harness/print-taken.ts` writes. */
interface PageFigures {
  readonly machine: string
  readonly paths: number
  readonly seconds: number
}

const onMachines = (): Line => {
  // the largest state machines are left out: their tests trigger single transitions instead of following complete
  // paths, which would distort the figure
  const walked = walks.filter(({ manner }) => manner === "eachPath").map((walk) => walk.walk())
  // a path that a timer interrupts is not followed to its end
  const paths = walked.reduce((sum, each) => sum + each.paths - each.forestalled, 0)
  const seconds = walked.reduce((sum, each) => sum + each.seconds, 0)
  return {
    kind: "atLeast",
    name: "paths on machines, paths/s",
    value: paths / seconds,
    limit: 2000,
    detail: `${paths} paths of ${walked.length} machines in ${seconds.toFixed(1)} s, with the making of their maps`
  }
}

const onPages = async (): Promise<ReadonlyArray<Line>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-paths-"))
  try {
    const isWell = await walkPages({
      // testing pages in parallel would make the time per page depend on the number of cores
      manner: "oneByOne",
      environment: { PATHS_FIGURES: folder }
    })
    if (!isWell) throw new Error("a path on the pages has failed; it stands above")
    const walked = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as PageFigures
    )
    const paths = walked.reduce((sum, each) => sum + each.paths, 0)
    const seconds = walked.reduce((sum, each) => sum + each.seconds, 0)
    const slowest = walked.toSorted((one, other) => one.paths / one.seconds - other.paths / other.seconds)
    return [
      {
        kind: "atLeast",
        name: "paths on a page, mean over all pages, paths/s",
        value: paths / seconds,
        limit: 3,
        detail: `${paths} paths of ${walked.length} pages in ${seconds.toFixed(0)} s of pages, with their opening`
      },
      ...slowest.slice(0, 3).map((page): Line => ({
        kind: "reported",
        name: `… of the slowest: ${page.machine}`,
        value: page.paths / page.seconds,
        detail: `${page.paths} paths in ${page.seconds.toFixed(1)} s`
      }))
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures how fast generated paths are tested. A path on a page is one user action in one state, with a check of the
 * complete visible result.
 */
export const paths = async (): Promise<ReadonlyArray<Line>> => [onMachines(), ...(await onPages())]
