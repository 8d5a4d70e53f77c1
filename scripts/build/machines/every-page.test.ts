import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import { machinesIn } from "../../../model-tests/harness/machine-parts.ts"
import { orderStartMachine } from "../../../src/machines/order-start.machine.ts"
import { root } from "../../../tools/run-tool.ts"
import { wordsOf } from "./every-page.ts"
import { pageOf, sentEvents, statePaths } from "./page-of.ts"
import { readChart } from "./read-chart.ts"

describe("the page of a machine", () => {
  it("shows the texts for its states and events, and their names if there are none", async () => {
    const { entry, page } = await pageOf(orderStartMachine, {
      states: { ready: "A visitor may start." },
      events: {}
    })
    expect(entry).toMatchObject({ machine: "orderStart", purpose: "order start" })
    expect(entry.states).toBe(Object.keys(page.states).length)
    expect(page.states).toMatchObject({ ready: "A visitor may start.", offerGone: "offer gone" })
    expect(page.events).toEqual({
      "order.start": "order: start",
      "price.acknowledge": "price: acknowledge"
    })
    expect(page.drawn.states.map(({ id }) => id)).toContain("orderStart.ready")
  })
})

const files = globSync("src/ui/atlas/words/*.ts", { cwd: root }).map((file) => basename(file, ".ts"))

it.each(files)("there are texts for exactly the states and events of %s", async (name) => {
  const words = await wordsOf(root, name)
  const [file = ""] = globSync(`src/machines/**/${name}.machine.ts`, { cwd: root })
  const [machine] = machinesIn((await import(join(root, file))) as Readonly<Record<string, unknown>>)
  if (machine === undefined) throw new Error(`There is no machine ${name}`)
  const chart = readChart(machine)
  const unknown = (said: object | undefined, known: ReadonlyArray<string>) =>
    Object.keys(said ?? {}).filter((each) => !known.includes(each))
  expect(unknown(words?.states, statePaths(chart))).toEqual([])
  expect(unknown(words?.events, sentEvents(chart))).toEqual([])
})
