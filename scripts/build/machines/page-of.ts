import type { AnyStateMachine } from "xstate"
import type { Chart, ChartState } from "../../../src/ui/atlas/chart.ts"
import type { MachineEntry, MachinePage } from "../../../src/ui/atlas/machine-page.ts"
import type { Words } from "../../../src/ui/atlas/words.ts"
import { layOut } from "./lay-out.ts"
import { ownName } from "./own-name.ts"
import { readChart } from "./read-chart.ts"

const statesBelow = (state: ChartState): ReadonlyArray<ChartState> =>
  state.states.flatMap((child) => [child, ...statesBelow(child)])

/** Returns the states of a machine by their relative path, in the order of the chart. */
export const statePaths = ({ machine, root }: Chart): ReadonlyArray<string> =>
  statesBelow(root).map(({ id }) => id.slice(machine.length + 1))

/**
 * Returns the events that other code sends to the machine. Responses of ports and ends of delays are left out, because
 * they need no explanatory texts.
 */
export const sentEvents = ({ steps }: Chart): ReadonlyArray<string> => [
  ...new Set(steps.flatMap(({ trigger }) => (trigger.kind === "event" ? [trigger.event] : [])))
]

const said = (
  names: ReadonlyArray<string>,
  words: Readonly<Record<string, string>> = {}
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, words[name] ?? ownName(name)]))

/**
 * Returns the documentation page for staff about a state machine, generated from the definition that the shop runs;
 * names from the machine are shown where there are no texts.
 */
export const pageOf = async (
  machine: AnyStateMachine,
  words: Partial<Words> = {}
): Promise<{ readonly entry: MachineEntry; readonly page: MachinePage }> => {
  const chart = readChart(machine)
  const purpose = words.purpose ?? ownName(machine.id)
  const states = statePaths(chart)
  return {
    entry: { machine: machine.id, purpose, states: states.length, steps: chart.steps.length },
    page: {
      machine: machine.id,
      purpose,
      states: said(states, words.states),
      events: said(sentEvents(chart), words.events),
      drawn: await layOut(chart)
    }
  }
}
