import type { MachineEntry, MachinePage } from "../../src/ui/atlas/machine-page.ts"
import { type Entry, readAtlas } from "./atlas.ts"
import { layOut } from "./chart/lay-out.ts"
import { pictureOf } from "./chart/picture.ts"
import { indexPage } from "./pages/index-page.ts"
import { machinePage } from "./pages/machine-page.ts"
import { statesOf } from "./pages/steps.ts"
import { allWords } from "./words/all.ts"

/** Where people read the atlas, and where the page of staff takes it from. */
export const folders = {
  docs: "docs/atlas",
  pictures: "docs/atlas/pictures",
  page: "src/ui/atlas/machines"
} as const

const json = (value: unknown): string => `${JSON.stringify(value)}\n`

const entryOf = ({ chart, words: { purpose } }: Entry): MachineEntry => ({
  machine: chart.machine,
  purpose,
  states: statesOf(chart.root).length - 1,
  steps: chart.steps.length
})

/** Every file of the atlas, by its path from the project's folder, but the count of paths that it was given. */
export const atlasFiles = async (
  paths: Readonly<Record<string, number>>
): Promise<ReadonlyMap<string, string>> => {
  const entries = await readAtlas(allWords, paths)
  const files = new Map<string, string>()
  for (const entry of entries) {
    const { machine } = entry.chart
    const drawn = await layOut(entry.chart)
    const { purpose, states, events } = entry.words
    files.set(`${folders.docs}/${machine}.md`, machinePage(entry))
    files.set(`${folders.pictures}/${machine}.svg`, pictureOf(drawn))
    files.set(
      `${folders.page}/${machine}.json`,
      json({ machine, purpose, states, events, drawn } satisfies MachinePage)
    )
  }
  files.set(`${folders.docs}/README.md`, indexPage(entries))
  files.set(`${folders.page}/all.json`, json(entries.map(entryOf)))
  return files
}
