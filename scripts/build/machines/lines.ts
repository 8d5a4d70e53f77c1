import type { Chart, ChartState, Step, Trigger } from "../../../src/ui/atlas/chart.ts"
import type { Line, Piece } from "../../../src/ui/atlas/drawn.ts"
import { duration } from "./duration.ts"
import { isArrow, targetName } from "./ways.ts"

const triggerPiece = (chart: Chart, trigger: Trigger): Piece | null => {
  switch (trigger.kind) {
    case "event":
      return { tone: "event", text: trigger.event }
    case "delay": {
      const ms = chart.delays.find(({ name }) => name === trigger.delay)?.ms ?? null
      return { tone: "delay", text: ms === null ? `after ${trigger.delay}` : `after ${duration(ms)}` }
    }
    case "answer":
      return { tone: "answer", text: `${trigger.port} answers` }
    case "failure":
      return { tone: "failure", text: `${trigger.port} fails` }
    case "done":
      return { tone: "auto", text: "at its end" }
    case "always":
      return null
  }
}

/** Maximum line length of a label, in characters: longer lines are broken before the guard. */
const longest = 36

const lengthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0)

/** Formats actions in as few lines as possible, after a slash. */
const actLines = (actions: ReadonlyArray<string>): ReadonlyArray<Line> => {
  const lines = actions.reduce<ReadonlyArray<string>>((all, action) => {
    const last = all.at(-1)
    return last !== undefined && last.length + action.length + 2 <= longest
      ? [...all.slice(0, -1), `${last}, ${action}`]
      : [...all.slice(0, -1), ...(last === undefined ? [] : [`${last},`]), action]
  }, [])
  return lines.map((text, at) => [{ tone: "act", text: at === 0 ? `/ ${text}` : `  ${text}` }])
}

/** Returns the label of a step in the picture: trigger, guard, and below them the actions. */
export const stepLines = (chart: Chart, step: Step): ReadonlyArray<Line> => {
  const to = isArrow(step) ? [] : step.to.map((target) => targetName(step.from, target))
  const trigger = triggerPiece(chart, step.trigger)
  const isBare = trigger === null && step.guard === null
  const guard: Piece | null =
    step.guard !== null ? { tone: "guard", text: step.guard === "else" ? "[else]" : `[${step.guard}]` } : null
  const first: Line = isBare ? [{ tone: "auto", text: "at once" }] : trigger === null ? [] : [trigger]
  const end: Line = to.length === 0 ? [] : [{ tone: "to", text: ` → ${to.join(", ")}` }]
  const space: Piece = { tone: "guard", text: " " }
  const oneLine: Line =
    guard === null
      ? [...first, ...end]
      : first.length === 0
        ? [guard, ...end]
        : [...first, space, guard, ...end]
  const head: ReadonlyArray<Line> =
    guard !== null && first.length > 0 && lengthOf(oneLine) > longest
      ? [first, [space, space, guard, ...end]]
      : [oneLine]
  return [...head, ...actLines(step.actions)]
}

/** Returns the lines in the box of a state: its name, its ports, its actions, and each step without an arrow. */
export const stateLines = (chart: Chart, state: ChartState): ReadonlyArray<Line> => {
  const inside = chart.steps.filter((step) => step.from === state.id && !isArrow(step))
  return [
    [{ tone: "name", text: state.name }],
    ...state.asks.map((port): Line => [{ tone: "asks", text: `asks ${port}` }]),
    ...state.entry.map((action): Line => [{ tone: "act", text: `first: ${action}` }]),
    ...state.exit.map((action): Line => [{ tone: "act", text: `last: ${action}` }]),
    ...inside.flatMap((step) => stepLines(chart, step))
  ]
}
