import { describe, expect, it } from "vitest"
import { type AnyEventObject, createActor, SimulatedClock } from "xstate"
import { pellets, wishes } from "../../src/domain/order/life/order-life.test-support.ts"
import { justPlaced, applyEvent } from "../../src/machines/order-life/live-on.ts"
import { machineLogOf } from "../../src/services/machine-log/machine-log.ts"
import { reportedMachines } from "../../src/services/machine-log/reported-machines.ts"
import { heldOf } from "../data/drafts.ts"
import { heldOfKind, several } from "../data/several.ts"
import { hushed } from "../harness/machine-parts.ts"
import type { MachineWalk } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { calculatorWalk } from "../calculator/walk.ts"
import { orderWalk } from "../order/walk.ts"
import { walks } from "../every-machine/walks.ts"
import { zipCheckWalk } from "../zip-check/walk.ts"
import { replayLines } from "./replay.ts"

/** Creates the report of a page after these events, in the format of `npm run log`. */
const reported = ({ machine }: MachineWalk, input: unknown, events: ReadonlyArray<AnyEventObject>) => {
  const log = machineLogOf(Date.now)
  const actor = createActor(hushed(machine), {
    input,
    inspect: log.inspect,
    clock: new SimulatedClock()
  }).start()
  for (const event of events) if (actor.getSnapshot().status === "active") actor.send(event)
  actor.stop()
  return { kind: "error", id: 1, message: "x is not a function", machines: reportedMachines(log) }
}

/** Returns a few paths of a machine, spread over all of them. */
const someOf = (walk: MachineWalk) => {
  const paths = walk.paths()
  return [0.3, 0.7, 0.999].flatMap((share) => paths[Math.floor(share * paths.length)] ?? [])
}

describe.each(walks.map((walk) => [walk.machine.id, walk] as const))("the log of %s on a page", (_, walk) => {
  it("is replayed from event types and states only", () => {
    for (const path of someOf(walk))
      expect(replayLines(reported(walk, path.input, path.events)).lines.at(-1)).toBe(
        "The machines follow the whole log."
      )
  })
})

/** For machines with many situations, the replay must search for the start of a log whose beginning is missing. */
it.each([zipCheckWalk, calculatorWalk, orderWalk])("replays a log whose beginning is missing", (walk) => {
  const path = walk.paths().at(-1)
  const log = reported(walk, path?.input, path?.events ?? [])
  const [run] = log.machines
  if (run === undefined) throw new Error("nothing was logged")
  const { lines } = replayLines({ ...log, machines: [{ ...run, entries: run.entries.slice(-2) }] })
  expect(lines[2]).toContain("begins later, after")
  expect(lines.at(-1)).toBe("The machines follow the whole log.")
})

/** A wizard starts at the step that the draft on the server has reached, in each kind of order (rule order.steps). */
it.each([
  ["step.deliveryAddress.editing", heldOf("closed")],
  ["step.deliveryAddress.editing", heldOf("begun")],
  ["step.payment.editing", heldOf("addressed")],
  ["step.summary.checking", heldOf("paid")],
  ["step.summary.recalculating", heldOf("paid", {}, 0)],
  ["step.deliveryAddress.editing", heldOfKind(several, "begun")],
  ["step.deliveryStations.editing", heldOfKind(several, "addressed")]
])("replays a wizard that starts in %s", (state, held) => {
  const log = reported(orderWalk, { draftId: "draft-1", wish: null, held }, [])
  expect(log.machines[0]?.entries[0]?.state).toBe(state)
  expect(replayLines(log).lines.at(-1)).toBe("The machines follow the whole log.")
})

describe("the log of an error", () => {
  const served = [done("recallVerdict", "unknown"), done("checkZip", "served")]
  const log = () => reported(zipCheckWalk, { countryId: 1, zip: "80331" }, served)
  const run = () => {
    const [first] = log().machines
    if (first === undefined) throw new Error("nothing was logged")
    return first
  }

  it("is described step by step", () => {
    const { lines } = replayLines(log())
    expect(lines).toEqual([
      "error: x is not a function",
      `zipCheck version ${run().version}, 3 events`,
      "    begins in recalling",
      "  2 xstate.done.actor.recallVerdict → asking",
      "  3 xstate.done.actor.checkZip → served",
      "    followed to served",
      "The machines follow the whole log."
    ])
  })

  it("of another version is not replayed", () => {
    const { lines, isFollowed } = replayLines({ ...log(), machines: [{ ...run(), version: "abc" }] })
    expect(isFollowed).toBe(false)
    expect(lines[2]).toBe(`    this is version ${run().version} of zipCheck: a replay would prove nothing`)
  })

  it("that was changed stops where the machine cannot follow, and names the possible states", () => {
    const tampered = (index: number, change: object) =>
      replayLines({
        ...log(),
        machines: [
          {
            ...run(),
            entries: run().entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry))
          }
        ]
      })
    const state = tampered(1, { state: "unserved" })
    expect(state.isFollowed).toBe(false)
    expect(state.lines.at(-3)).toBe(
      "  2 xstate.done.actor.recallVerdict: from recalling the machine goes to served or asking; the log says unserved"
    )
    const event = tampered(2, { event: fails("recallVerdict").type })
    expect(event.lines.at(-3)).toBe(
      "  3 xstate.error.actor.recallVerdict: from asking it is not waited for there; the log says served"
    )
    const begin = tampered(0, { state: "served" })
    expect(begin.lines.at(-2)).toBe("    the machine begins in recalling instead")
  })

  it("is not replayed beyond its end, to a different end, or without any event", () => {
    const played = (...entries: ReadonlyArray<object>) =>
      replayLines({ ...log(), machines: [{ ...run(), entries }] }).lines.at(-2)
    const [begun] = run().entries
    const stop = { event: "xstate.stop", state: "recalling", status: "stopped" }
    if (begun === undefined) throw new Error("nothing was logged")
    expect(played(begun, stop)).toBe("  2 the page let go of it in recalling")
    expect(played(begun, { ...stop, state: "served" })).toContain("the machine stood in recalling")
    expect(played(begun, stop, { ...stop, event: "x" })).toContain("the log goes on")
    expect(played()).toBe("    no event was logged")
    expect(
      replayLines({ ...log(), machines: [{ ...run(), entries: [{ ...begun, status: "odd" }] }] }).lines
    ).toEqual(["machines[0].entries[0].status is none of active, done, error, stopped."])
  })

  it("reports a machine that failed, and an unknown one", () => {
    const failed = {
      ...run(),
      entries: [...run().entries.slice(0, 2), { event: "x", state: "asking", status: "error" }]
    }
    const { lines } = replayLines({ ...log(), machines: [failed, { ...run(), machine: "foo" }] })
    expect(lines).toContain("  3 x: the machine itself failed in asking")
    expect(lines).toContain("foo: there is no such machine")
    expect(lines.at(-1)).toBe("1 of 2 machines do not follow the log.")
  })
})

describe("the log of an order", () => {
  const events = [wishes.confirm, wishes.schedule, wishes.deliver, { ...wishes.invoice, invoiceNumber: "…" }]
  const log = (change: object = {}) => {
    let life = justPlaced
    const entries = events.map((event) => {
      life = applyEvent(pellets, life, event) ?? life
      return { event, state: life.status, version: 1, time: "2026-12-03T09:00:00.000Z" }
    })
    return {
      kind: "order",
      order: "1001",
      machine: "orderLife",
      version: 1,
      input: { agreed: pellets },
      entries,
      ...change
    }
  }

  it("is replayed with the events' payloads, and each status is compared", () => {
    const { lines, isFollowed } = replayLines(log())
    expect(isFollowed).toBe(true)
    expect(lines[0]).toBe("order 1001: orderLife version 1, 4 events")
    expect(lines.at(-2)).toMatch(/^ {2}4 order\.invoice by seller on .* → invoiced$/u)
    expect(lines.at(-1)).toBe("The machine follows the whole log, to invoiced.")
  })

  it("of another version, completely or in one entry, is replayed only up to there", () => {
    expect(replayLines(log({ version: 0 })).lines.at(-1)).toContain(
      "version 0 of orderLife, this is version 1"
    )
    const entries = log().entries.map((entry, index) => (index === 2 ? { ...entry, version: 2 } : entry))
    const { lines, isFollowed } = replayLines(log({ entries }))
    expect(isFollowed).toBe(false)
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toContain("  3 order.deliver: written by version 2")
  })

  it("that was changed stops at the step that the machine refuses or that leads elsewhere", () => {
    const without = log({ entries: log().entries.toSpliced(1, 1) })
    expect(replayLines(without).lines.at(-1)).toContain(
      "the machine does not take it in confirmed; the log goes on in delivered"
    )
    const elsewhere = log({ entries: log().entries.map((entry) => ({ ...entry, state: "settled" })) })
    expect(replayLines(elsewhere).lines.at(-1)).toContain("from placed to confirmed, the log says settled")
  })
})

it.each([
  [null, "The log is no object with fields."],
  [[], "The log is no object with fields."],
  [{}, 'The log says neither "kind": "order" nor "kind": "error": take one from npm run log.'],
  [{ kind: "error" }, "machines is no list."],
  [{ kind: "error", machines: [{ machine: 5 }] }, "machines[0].machine is no text."],
  [{ kind: "order", order: "1", version: "1" }, "version is no number."],
  [{ kind: "order", order: "1", version: 1, input: { agreed: {} } }, "input.agreed.countryId is no number."],
  [
    {
      kind: "order",
      order: "1",
      version: 1,
      input: { agreed: pellets },
      entries: [{ event: { type: "x" } }]
    },
    "entries[0].event is no event of an order's life."
  ]
])("describes the problem of %j in one line", (log, line) => {
  expect(replayLines(log)).toEqual({ lines: [line], isFollowed: false })
})
