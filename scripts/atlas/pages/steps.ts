import type { Chart, ChartState, Step, Trigger } from "../../../src/ui/atlas/chart.ts"
import type { Entry, InBrowser } from "../atlas.ts"
import { targetName } from "../chart/ways.ts"
import { duration } from "../duration.ts"
import { codeCell, table, words } from "./table.ts"

/** A state without the name of its machine; the machine itself is "(anywhere)". */
export const below = (chart: Chart, id: string): string =>
  id === chart.machine ? "(anywhere)" : id.slice(chart.machine.length + 1)

/** All states of a chart, the machine itself first. */
export const statesOf = (state: ChartState): ReadonlyArray<ChartState> => [
  state,
  ...state.states.flatMap(statesOf)
]

const triggerText = (chart: Chart, trigger: Trigger): string => {
  switch (trigger.kind) {
    case "event":
      return codeCell(trigger.event)
    case "delay": {
      const ms = chart.delays.find(({ name }) => name === trigger.delay)?.ms ?? null
      return `after ${codeCell(trigger.delay)}${ms === null ? "" : ` (${duration(ms)})`}`
    }
    case "answer":
      return `${codeCell(trigger.port)} answers`
    case "failure":
      return `${codeCell(trigger.port)} fails`
    case "done":
      return "at its end"
    case "always":
      return "at once"
  }
}

const browserText = (inBrowser: InBrowser, step: Step): string => {
  switch (inBrowser.kind) {
    case "walked": {
      const reason = inBrowser.excluded[step.name]
      return reason === undefined ? "held" : `left out: ${words(reason)}`
    }
    case "unwalked":
      return "no page"
    case "missing":
      return "not yet"
  }
}

/** Every transition, and what takes it. */
export const stepsTable = ({ chart, inBrowser }: Entry): string =>
  table(
    ["In", "On", "If", "Goes to", "Does", "Browser"],
    chart.steps.map((step) => [
      codeCell(below(chart, step.from)),
      triggerText(chart, step.trigger),
      step.guard === "else" ? "else" : codeCell(step.guard ?? ""),
      step.to.length === 0 ? "stays" : step.to.map((to) => codeCell(targetName(step.from, to))).join(", "),
      step.actions.map(codeCell).join(", "),
      browserText(inBrowser, step)
    ]),
    "None."
  )
