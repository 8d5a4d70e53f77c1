import type { Entry } from "../atlas.ts"
import { duration } from "../duration.ts"
import { mutantsText } from "./mutants.ts"
import { below, statesOf, stepsTable } from "./steps.ts"
import { codeCell, table, words } from "./table.ts"

const statesTable = ({ chart, words: said }: Entry): string =>
  table(
    ["State", "What it means", "Tags"],
    statesOf(chart.root)
      .slice(1)
      .map(({ id, tags }) => {
        const name = below(chart, id)
        return [codeCell(name), words(said.states[name] ?? ""), tags.map(codeCell).join(", ")]
      }),
    "None."
  )

/** Events that somebody sends to a machine. */
export const eventsOf = ({ chart }: Entry): ReadonlyArray<string> => [
  ...new Set(chart.steps.flatMap(({ trigger }) => (trigger.kind === "event" ? [trigger.event] : [])))
]

const eventsTable = (entry: Entry): string =>
  table(
    ["Event", "What it means"],
    eventsOf(entry).map((event) => [codeCell(event), words(entry.words.events[event] ?? "")]),
    "It is sent none."
  )

const portsTable = ({ chart }: Entry): string =>
  table(
    ["Port", "Asked in"],
    chart.ports.map((port) => [
      codeCell(port),
      statesOf(chart.root)
        .filter(({ asks }) => asks.includes(port))
        .map(({ id }) => codeCell(below(chart, id)))
        .join(", ")
    ]),
    "It asks nobody."
  )

const delaysTable = ({ chart }: Entry): string =>
  table(
    ["Delay", "Length"],
    chart.delays.map(({ name, ms }) => [
      codeCell(name),
      ms === null ? "reckoned when it begins" : `${duration(ms)} (${ms} ms)`
    ]),
    "It waits for nothing."
  )

const browserText = ({ inBrowser, chart }: Entry): string => {
  switch (inBrowser.kind) {
    case "walked": {
      const names = chart.steps.map(({ name }) => name)
      const out = names.filter((name) => Object.hasOwn(inBrowser.excluded, name)).length
      return `In Chromium \`e2e/paths/${inBrowser.folder}\` has to take ${names.length - out} of ${names.length} transitions ("held": \`npm test\` fails when one is not taken); ${out} nobody can cause there, each with its reason below.`
    }
    case "unwalked":
      return `No page has it. ${inBrowser.reason}`
    case "missing":
      return "No path in Chromium takes it yet."
  }
}

const coverageText = (entry: Entry): string => {
  const { chart, paths } = entry
  const counted =
    paths === undefined ? "" : `${paths} paths are generated from the machine and walked to their end. `
  return `${counted}On the machine all ${chart.steps.length} transitions have to be taken, or \`npm test\` fails; \`npm run paths -- --machine ${chart.machine}\` prints what is taken. ${browserText(entry)}`
}

/** The page of a machine. */
export const machinePage = (entry: Entry): string => {
  const { chart, file, words: said } = entry
  return `${[
    `# ${chart.machine}`,
    `${said.purpose} [Source](../../${file}), [all machines](README.md).`,
    `![Chart of ${chart.machine}](pictures/${chart.machine}.svg)`,
    "## States",
    statesTable(entry),
    "## Events",
    eventsTable(entry),
    "## Ports",
    portsTable(entry),
    "## Delays",
    delaysTable(entry),
    "## Transitions",
    coverageText(entry),
    stepsTable(entry),
    "## Mutants",
    mutantsText(entry.mutants)
  ].join("\n\n")}\n`
}
