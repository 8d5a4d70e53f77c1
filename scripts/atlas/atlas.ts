import { unwalked, walkedPages } from "../../e2e/paths/harness/pages.ts"
import { walks } from "../../model-tests/every-machine/walks.ts"
import { type MutantsOfMachine, mutantsByMachine } from "../../model-tests/mutants/by-machine.ts"
import { readResults } from "../../model-tests/mutants/results.ts"
import { everyMachine } from "../paths/every-machine.ts"
import type { Chart } from "../../src/ui/atlas/chart.ts"
import { readChart } from "./chart/read-chart.ts"
import type { Words } from "../../model-tests/harness/machine-words.ts"

/** How far people get with a machine in Chromium. */
export type InBrowser =
  | { readonly kind: "walked"; readonly folder: string; readonly excluded: Readonly<Record<string, string>> }
  /** No page runs it, and why. */
  | { readonly kind: "unwalked"; readonly reason: string }
  | { readonly kind: "missing" }

/** All that the atlas knows of a machine. */
export interface Entry {
  readonly chart: Chart
  /** From the project's folder. */
  readonly file: string
  readonly words: Words
  /** Generated paths that come to their end, as the last `npm run atlas` counted them; the model test counts again. */
  readonly paths: number | undefined
  readonly inBrowser: InBrowser
  readonly mutants: MutantsOfMachine | undefined
}

const inBrowserOf = (id: string): InBrowser => {
  const page = walkedPages.find(({ machines }) => machines.some((machine) => machine.id === id))
  if (page !== undefined) return { kind: "walked", folder: page.folder, excluded: page.excluded }
  const reason = unwalked[id]
  return reason === undefined ? { kind: "missing" } : { kind: "unwalked", reason }
}

const nothingSaid: Words = { purpose: "", states: {}, events: {} }

/** Every machine of the product, by name: that none is forgotten is a test of `npm run paths`. */
export const readAtlas = async (
  words: Readonly<Record<string, Words>>,
  paths: Readonly<Record<string, number>>
): Promise<ReadonlyArray<Entry>> => {
  const files = new Map((await everyMachine()).map(({ id, file }) => [id, file]))
  const mutants = mutantsByMachine(readResults())
  return walks
    .map(({ machine }) => ({
      chart: readChart(machine),
      file: files.get(machine.id) ?? "",
      words: words[machine.id] ?? nothingSaid,
      paths: paths[machine.id],
      inBrowser: inBrowserOf(machine.id),
      mutants: mutants[machine.id]
    }))
    .toSorted((one, other) => (one.chart.machine < other.chart.machine ? -1 : 1))
}
