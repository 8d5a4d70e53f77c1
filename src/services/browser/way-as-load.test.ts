import { describe, expect, it } from "vitest"
import { wayAsLoad } from "./way-as-load.ts"

const elsewhere = { pathChanged: true }
const here = { pathChanged: false }

/** Creates a reporter of navigations, and records the load events that it sends. */
const begin = () => {
  const events: Array<string> = []
  return { events, way: wayAsLoad(({ type }) => events.push(type)) }
}

describe("a navigation reported as one load", () => {
  it("starts and ends once, however often it is redirected", () => {
    const { events, way } = begin()
    way.onBeforeLoad(elsewhere)
    way.onBeforeLoad(elsewhere)
    expect(events).toEqual(["load.started"])
    way.onResolved()
    expect(events).toEqual(["load.started", "load.finished"])
    way.onBeforeLoad(elsewhere)
    way.onResolved()
    expect(events).toHaveLength(4)
  })

  it("ends even if it returns to the current page", () => {
    const { events, way } = begin()
    way.onBeforeLoad(elsewhere)
    way.onBeforeLoad(here)
    way.onResolved()
    expect(events).toEqual(["load.started", "load.finished"])
  })

  it("is not reported if the page only reloads its data", () => {
    const { events, way } = begin()
    way.onBeforeLoad(here)
    way.onResolved()
    expect(events).toEqual([])
  })
})
