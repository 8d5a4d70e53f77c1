import type { Entry } from "../atlas.ts"
import { statesOf } from "./steps.ts"
import { table, words } from "./table.ts"

const browserCell = ({ inBrowser, chart }: Entry): string => {
  if (inBrowser.kind !== "walked") return inBrowser.kind === "unwalked" ? "no page" : "not yet"
  const names = chart.steps.map(({ name }) => name)
  return `${names.filter((name) => !Object.hasOwn(inBrowser.excluded, name)).length} of ${names.length}`
}

const introduction = `Every workflow of the shop is an explicit machine. Here is one page for each: its chart, its states and events in words, what
takes its transitions, and which changes to it no test would notice. The charts are drawn from the machines that run.
Staff see them at \`/qa/maschinen\` with the state of their own tab. \`npm run atlas\` writes these pages; a test fails when
they are not what the machines are.

In a chart a dot leads to where a state begins, a dashed box holds regions that run beside each other, a double border is
an end. An arrow says what has to happen, in brackets under which condition, and after a stroke what is done; what
crosses the border of a box stands in words inside the state that it leaves.`

/** The list of all machines. */
export const indexPage = (entries: ReadonlyArray<Entry>): string =>
  `${[
    "# The atlas of machines",
    introduction,
    table(
      [
        "Machine",
        "What it is for",
        "States",
        "Transitions",
        "Paths",
        "Held in the browser",
        "Mutants noticed"
      ],
      entries.map((entry) => [
        `[${entry.chart.machine}](${entry.chart.machine}.md)`,
        words(entry.words.purpose),
        String(statesOf(entry.chart.root).length - 1),
        String(entry.chart.steps.length),
        String(entry.paths ?? ""),
        browserCell(entry),
        entry.mutants === undefined ? "" : `${entry.mutants.score} %`
      ]),
      ""
    )
  ].join("\n\n")}\n`
