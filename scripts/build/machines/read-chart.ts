import type { AnyStateMachine, AnyStateNode } from "xstate"
import { type Branches, branchesOf, nameOf } from "../../../model-tests/harness/machine-parts.ts"
import type { Chart, ChartState, Delay, Step, Trigger } from "../../../src/ui/atlas/chart.ts"
import { actionName, guardName } from "./named.ts"

/** Parses XState's names of internal events; the value follows a prefix. */
const triggerOf = (node: AnyStateNode, event: string): Trigger => {
  if (event === "") return { kind: "always" }
  const after = (prefix: string) => (event.startsWith(prefix) ? event.slice(prefix.length) : undefined)
  const answer = after("xstate.done.actor.")
  if (answer !== undefined) return { kind: "answer", port: answer }
  const failure = after("xstate.error.actor.")
  if (failure !== undefined) return { kind: "failure", port: failure }
  const state = after("xstate.done.state.")
  if (state !== undefined) return { kind: "done", state }
  const delay = after("xstate.after.")
  if (delay !== undefined) return { kind: "delay", delay: delay.slice(0, -node.id.length - 1) }
  if (event.startsWith("xstate.")) throw new Error(`No words for ${event} of ${node.id}`)
  return { kind: "event", event }
}

const stepsOf = (branches: Branches): ReadonlyArray<Step> => {
  const { node, event, list } = branches
  return list.map((transition, at) => ({
    name: nameOf(branches, transition),
    from: node.id,
    to: transition.target?.map((target) => target.id) ?? [],
    trigger: triggerOf(node, event),
    guard: transition.guard !== undefined ? guardName(transition.guard) : at > 0 ? "else" : null,
    actions: transition.actions.flatMap(actionName),
    isAnew: transition.reenter
  }))
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  kind: node.type,
  tags: node.tags,
  asks: node.invoke.map(({ id }) => id),
  entry: node.entry.flatMap(actionName),
  exit: node.exit.flatMap(actionName),
  initial: node.type === "compound" ? (node.initial.target?.map(({ id }) => id) ?? []) : [],
  states: Object.values<AnyStateNode>(node.states).map(stateOf)
})

const delayOf = ([name, value]: readonly [string, unknown]): Delay => ({
  name,
  ms: typeof value === "number" ? value : null
})

/** Reads the chart of a machine from the definition that the shop runs, so that chart and machine cannot differ. */
export const readChart = (machine: AnyStateMachine): Chart => ({
  machine: machine.id,
  root: stateOf(machine.root),
  steps: branchesOf(machine).flatMap(stepsOf),
  delays: Object.entries<unknown>(machine.implementations.delays).map(delayOf),
  ports: Object.keys(machine.implementations.actors)
})
