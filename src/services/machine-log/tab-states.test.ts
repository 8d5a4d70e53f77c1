import { describe, expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { forgetStates, statesKey } from "./forget-states.ts"
import type { MachineState } from "./machine-log.ts"
import { keepStates, tabStates } from "./tab-states.ts"

const memory = () => keptValues(() => undefined)
const logOf = (states: Readonly<Record<string, MachineState>>) => ({
  states: () => new Map(Object.entries(states))
})
const none = logOf({})

const order: MachineState = { value: { steps: "payment" }, status: "active", at: 1 }
const session: MachineState = { value: "fresh", status: "stopped", at: 2 }

/** Simulates leaving the document of a tab, with or without a signed-in staff member. */
const leave = (log: typeof none, values: ReturnType<typeof memory>, isStaffHere: boolean) => {
  const page = new EventTarget()
  keepStates(log, values, () => isStaffHere, page)
  page.dispatchEvent(new Event("pagehide"))
}

describe("the stored states of a tab", () => {
  it("survive leaving the documents of staff, with the newest state of each machine", () => {
    const values = memory()
    leave(logOf({ order, session }), values, true)
    const later = { ...session, value: "unknown", at: 3 }
    expect(tabStates(none, values)).toEqual(new Map(Object.entries({ order, session })))
    leave(logOf({ session: later }), values, true)
    expect(tabStates(none, values)).toEqual(new Map(Object.entries({ order, session: later })))
  })

  it("are stored only for staff, and deleted by sign-out", () => {
    const values = memory()
    leave(logOf({ order }), values, false)
    expect(values.get(statesKey)).toBeUndefined()
    leave(logOf({ order }), values, true)
    forgetStates(values)
    expect(tabStates(none, values).size).toBe(0)
  })

  it("contain only what the page shows", () => {
    const values = memory()
    const entry = { ...order, event: "offer.toggle", machine: "order", actor: 1 }
    leave(logOf({ order: entry }), values, true)
    expect(JSON.parse(values.get(statesKey) ?? "")).toEqual({ order })
  })

  it.each([
    "[]",
    "1",
    "{",
    '{"order":{"value":5,"status":"active","at":1}}',
    '{"order":{"value":"a","status":"x","at":1}}'
  ])("are empty if %s was stored", (text) => {
    const values = memory()
    values.set(statesKey, text)
    expect(tabStates(none, values).size).toBe(0)
  })
})
