import { describe, expect, it } from "vitest"
import { progressMachine } from "../../src/machines/progress.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Bar = Stage<typeof progressMachine>

const begin = () => stage(progressMachine, undefined)
const where = (bar: Bar): string => `${pathOf(bar.snapshot().value)}, ${bar.snapshot().context.loads}`

const actions = {
  begins: (bar: Bar) => bar.send({ type: "load.started" }),
  ends: (bar: Bar) => bar.send({ type: "load.finished" }),
  "waits 199 ms": (bar: Bar) => bar.wait(199),
  "waits 200 ms": (bar: Bar) => bar.wait(200),
  "waits 4999 ms": (bar: Bar) => bar.wait(4999),
  "waits 5000 ms": (bar: Bar) => bar.wait(5000)
}
const { begins } = actions
const creeping = [begins, actions["waits 200 ms"]]
const standing = [...creeping, actions["waits 5000 ms"]]

/**
 * Rule page.progress: the bar is not shown before 200 ms, moves for 5 s, and then stands still until the last load
 * ends; the number of loads follows the state.
 */
const table: Table<Bar> = {
  "hidden, 0": { way: [], leads: { begins: "loading.unnoticed, 1" } },
  "loading.unnoticed, 1": {
    way: [begins],
    leads: {
      begins: "loading.unnoticed, 2",
      ends: "hidden, 0",
      "waits 200 ms": "loading.creeping, 1",
      "waits 4999 ms": "loading.creeping, 1",
      "waits 5000 ms": "loading.creeping, 1"
    }
  },
  "loading.unnoticed, 2": {
    way: [begins, begins],
    leads: {
      begins: "loading.unnoticed, 3",
      ends: "loading.unnoticed, 1",
      "waits 200 ms": "loading.creeping, 2",
      "waits 4999 ms": "loading.creeping, 2",
      "waits 5000 ms": "loading.creeping, 2"
    }
  },
  "loading.creeping, 1": {
    way: creeping,
    leads: { begins: "loading.creeping, 2", ends: "hidden, 0", "waits 5000 ms": "loading.standing, 1" }
  },
  "loading.creeping, 2": {
    way: [...creeping, begins],
    leads: {
      begins: "loading.creeping, 3",
      ends: "loading.creeping, 1",
      "waits 5000 ms": "loading.standing, 2"
    }
  },
  "loading.standing, 1": { way: standing, leads: { begins: "loading.standing, 2", ends: "hidden, 0" } },
  "loading.standing, 2": {
    way: [...standing, begins],
    leads: { begins: "loading.standing, 3", ends: "loading.standing, 1" }
  }
}

describe("the progress bar (rule page.progress)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })
})

describe("progress (rule page.progress)", () => {
  const start = { type: "load.started" }
  const finish = { type: "load.finished" }

  it("is not shown for loads that take less than 200 ms", () => {
    const bar = begin()
    bar.send(start)
    bar.wait(199)
    expect(bar.snapshot().value).toEqual({ loading: "unnoticed" })
    bar.send(finish)
    bar.wait(10_000)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("moves after 200 ms for at most 5 s", () => {
    const bar = begin()
    bar.send(start)
    bar.wait(200)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.wait(4999)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.wait(1)
    expect(bar.snapshot().value).toEqual({ loading: "standing" })
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("waits for the last of several loads, and ignores the end of a load that never started", () => {
    const bar = begin()
    bar.send(finish)
    bar.send(start)
    bar.send(start)
    bar.wait(200)
    bar.send(finish)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("starts again with the next page", () => {
    const bar = begin()
    bar.send(start)
    bar.wait(5200)
    expect(bar.snapshot().value).toEqual({ loading: "standing" })
    bar.send(finish)
    bar.send(start)
    expect(bar.snapshot().value).toEqual({ loading: "unnoticed" })
    bar.send(start)
    bar.send(finish)
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })
})
