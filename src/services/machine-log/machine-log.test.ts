import { describe, expect, it, vi } from "vitest"
import { createActor, setup } from "xstate"
import { zipCheckMachine } from "../../machines/zip-check.machine.ts"
import { chartVersion } from "../../machines/chart-version.ts"
import { machineLogOf } from "./machine-log.ts"
import { reportedMachines } from "./reported-machines.ts"

const lamp = setup({
  types: { events: {} as { readonly type: "press"; readonly by: string } | { readonly type: "break" } },
  actions: {
    fail: () => {
      throw new Error("no current")
    }
  }
}).createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: "on", break: { actions: "fail" } } },
    on: { initial: "bright", states: { bright: {}, dim: {} }, on: { press: "off" } }
  }
})

const logged = () => {
  let time = 0
  const log = machineLogOf(() => ++time)
  return { log, start: () => createActor(lamp, { inspect: log.inspect }).start() }
}

describe("the log of a tab's machines", () => {
  it("records each event type and the resulting state of each actor, but no payload", () => {
    const { log, start } = logged()
    const one = start()
    const two = start()
    one.send({ type: "press", by: "Erika Mustermann" })
    two.stop()
    expect(log.entries()).toEqual([
      { machine: "lamp", actor: 1, event: "xstate.init", value: "off", status: "active", at: 1 },
      { machine: "lamp", actor: 2, event: "xstate.init", value: "off", status: "active", at: 2 },
      { machine: "lamp", actor: 1, event: "press", value: { on: "bright" }, status: "active", at: 3 },
      { machine: "lamp", actor: 2, event: "xstate.stop", value: "off", status: "stopped", at: 4 }
    ])
    expect(JSON.stringify(log.entries())).not.toContain("Erika")
    expect(log.states().get("lamp")).toMatchObject({ value: "off", status: "stopped", at: 4 })
  })

  it("keeps the last hundred entries, and drops those of the busiest actor first", () => {
    const { log, start } = logged()
    start().send({ type: "press", by: "" })
    const busy = start()
    for (let times = 0; times < 200; times++) busy.send({ type: "press", by: "" })
    expect(log.entries()).toHaveLength(100)
    expect(log.entries().slice(0, 2)).toMatchObject([
      { actor: 1, event: "xstate.init" },
      { actor: 1, event: "press" }
    ])
    expect(log.entries().at(-1)).toMatchObject({ actor: 2, at: 203 })
  })

  it("records an actor that failed, with the event that it failed on", () => {
    vi.useFakeTimers()
    const { log, start } = logged()
    const actor = start()
    for (let times = 0; times < 120; times++) actor.send({ type: "press", by: "" })
    actor.send({ type: "break" })
    expect(log.entries()).toHaveLength(100)
    expect(log.entries().at(-1)).toMatchObject({ event: "break", value: "off", status: "error" })
    expect(log.states().get("lamp")).toMatchObject({ value: "off", status: "error" })
    // XState rethrows the error in a separate task
    expect(() => vi.runAllTimers()).toThrow("no current")
    vi.useRealTimers()
  })

  it("records machines that a machine starts, but not their calls", () => {
    const { log } = logged()
    const parent = setup({ actors: { checkZip: zipCheckMachine } }).createMachine({
      id: "parent",
      invoke: { src: "checkZip", input: { countryId: 1, zip: "80331" } }
    })
    createActor(parent, { inspect: log.inspect }).start()
    expect(log.entries().map(({ machine, event }) => [machine, event])).toEqual([
      ["zipCheck", "xstate.init"],
      ["parent", "xstate.init"]
    ])
  })

  it("calls listeners until they unsubscribe", () => {
    const { log, start } = logged()
    let heard = 0
    const stop = log.subscribe(() => heard++)
    const actor = start()
    stop()
    actor.stop()
    expect(heard).toBe(1)
  })

  it("is reported actor by actor, with the version of each chart", () => {
    const { log, start } = logged()
    const one = start()
    start()
    one.send({ type: "press", by: "" })
    const version = chartVersion(lamp.config)
    expect(reportedMachines(log)).toEqual([
      {
        machine: "lamp",
        version,
        entries: [
          { event: "xstate.init", state: "off", status: "active", time: 1 },
          { event: "press", state: "on.bright", status: "active", time: 3 }
        ]
      },
      {
        machine: "lamp",
        version,
        entries: [{ event: "xstate.init", state: "off", status: "active", time: 2 }]
      }
    ])
  })
})
