import { describe, expect, it } from "vitest"
import type { ErrorReport, TracedMachine } from "./error-trace.ts"
import { bodyOf } from "./send-report.ts"

const error = { message: "x", filename: "", lineno: 0, colno: 0, stack: "s".repeat(4000), time: 1 }

const machine = (name: string, count: number): TracedMachine => ({
  machine: name,
  version: "1a2b3c",
  entries: Array.from({ length: count }, (_, time) => ({
    event: "xstate.done.actor.calculate",
    state: "ready.calculated.offers",
    status: "active",
    time
  }))
})

const sent = (errors: number, machines: ReadonlyArray<TracedMachine>, thrown = error) => {
  const body = bodyOf({
    userAgent: "",
    timeStart: 0,
    timeEnd: 1,
    href: "/",
    errors: Array.from({ length: errors }, () => thrown),
    machines
  })
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(16_000)
  return JSON.parse(body) as ErrorReport
}

describe("a report that is too long", () => {
  it("is sent unchanged if it fits", () => {
    expect(sent(1, [machine("calculator", 90)]).machines[0]?.entries).toHaveLength(90)
    expect(sent(3, []).errors).toHaveLength(3)
  })

  it("is measured in bytes, as by the server", () => {
    expect(sent(3, [], { ...error, stack: "ü".repeat(3000) }).errors).toHaveLength(2)
  })

  it("loses its later errors first, and then the earliest entries of each machine", () => {
    const { errors, machines } = sent(20, [
      machine("calculator", 60),
      machine("session", 80),
      machine("order", 1)
    ])
    expect(errors).toHaveLength(1)
    expect(
      machines.map(({ machine: name, entries }) => [name, entries.length, entries.at(-1)?.time])
    ).toEqual([
      ["calculator", 30, 59],
      ["session", 40, 79]
    ])
  })
})
