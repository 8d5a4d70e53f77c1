import { describe, expect, it } from "vitest"
import { toastQueueMachine } from "../../src/machines/toast-queue.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

describe("toastQueue (rule page.toasts: hidden after 5 s)", () => {
  const begin = (...texts: ReadonlyArray<string>) => {
    const queue = stage(toastQueueMachine, undefined)
    const show = (text: string) => queue.send({ type: "toast.show", text })
    texts.forEach(show)
    return {
      ...queue,
      show,
      do: (wish: "dismiss" | "hold" | "release") => queue.send({ type: `toast.${wish}` }),
      seen: () => [queue.snapshot().context.shown, ...queue.snapshot().context.waiting]
    }
  }

  it("hides a toast after exactly 5 s, and the next one 5 s later", () => {
    const queue = begin("a", "b")
    queue.wait(4999)
    expect(queue.seen()).toEqual(["a", "b"])
    queue.wait(1)
    expect(queue.seen()).toEqual(["b"])
    queue.wait(4999)
    expect(queue.seen()).toEqual(["b"])
    queue.wait(1)
    expect([queue.seen(), queue.snapshot().value]).toEqual([[null], "empty"])
  })

  it("keeps a hovered or focused toast, and then shows it for the full time again", () => {
    const queue = begin("a")
    queue.wait(4000)
    queue.do("hold")
    queue.wait(60_000)
    expect(queue.seen()).toEqual(["a"])
    queue.do("release")
    queue.wait(4999)
    expect(queue.seen()).toEqual(["a"])
    queue.wait(1)
    expect(queue.seen()).toEqual([null])
  })

  it("replaces a dismissed toast with the next one, which is shown for the full time", () => {
    const queue = begin("a", "b")
    queue.wait(4000)
    queue.do("dismiss")
    queue.wait(4999)
    expect(queue.seen()).toEqual(["b"])
    queue.do("dismiss")
    expect([queue.seen(), queue.snapshot().value]).toEqual([[null], "empty"])
  })

  it("holds the next toast as well while the pointer stays", () => {
    const queue = begin("a", "b")
    queue.do("hold")
    queue.do("dismiss")
    queue.wait(60_000)
    expect(queue.seen()).toEqual(["b"])
    queue.do("dismiss")
    expect(queue.snapshot().value).toBe("empty")
  })

  it("shows no text twice: a visible toast gets its full time again, a waiting one keeps its position", () => {
    const queue = begin("a", "b")
    queue.wait(4000)
    queue.show("a")
    queue.show("b")
    expect(queue.seen()).toEqual(["a", "b"])
    queue.wait(4999)
    expect(queue.seen()).toEqual(["a", "b"])
    queue.wait(1)
    expect(queue.seen()).toEqual(["b"])
  })

  it("shows no text twice while a toast is held", () => {
    const queue = begin("a")
    queue.do("hold")
    queue.show("a")
    expect(queue.seen()).toEqual(["a"])
  })

  it("lets at most three toasts wait, and drops the oldest of them", () => {
    const queue = begin("a", "b", "c", "d", "e")
    expect(queue.seen()).toEqual(["a", "c", "d", "e"])
  })

  it("ignores dismissing, holding and releasing while it is empty", () => {
    const queue = begin()
    for (const wish of ["dismiss", "hold", "release"] as const) queue.do(wish)
    expect([queue.seen(), queue.snapshot().value]).toEqual([[null], "empty"])
  })
})

type Queue = Stage<typeof toastQueueMachine>

const where = (queue: Queue): string => {
  const { value, context } = queue.snapshot()
  return [pathOf(value), ...(context.shown === null ? [] : [context.shown]), ...context.waiting].join(" ")
}
const tell = (text: string) => (queue: Queue) => queue.send({ type: "toast.show", text })
const wish = (name: string) => (queue: Queue) => queue.send({ type: `toast.${name}` })
const actions = {
  "tells a": tell("a"),
  "tells b": tell("b"),
  "tells c": tell("c"),
  dismisses: wish("dismiss"),
  holds: wish("hold"),
  releases: wish("release"),
  "waits 4999 ms": (queue: Queue) => queue.wait(4999),
  "waits 5000 ms": (queue: Queue) => queue.wait(5000)
}
const a = tell("a")
const b = tell("b")
const hold = wish("hold")

/** The visible and waiting toasts follow the state; a toast that is held is not lost by waiting. */
const table: Table<Queue> = {
  empty: {
    way: [],
    leads: {
      "tells a": "showing.counting a",
      "tells b": "showing.counting b",
      "tells c": "showing.counting c"
    }
  },
  "showing.counting a": {
    way: [a],
    leads: {
      "tells b": "showing.counting a b",
      "tells c": "showing.counting a c",
      dismisses: "empty",
      holds: "showing.held a",
      "waits 5000 ms": "empty"
    }
  },
  "showing.counting a b": {
    way: [a, b],
    leads: {
      "tells c": "showing.counting a b c",
      dismisses: "showing.counting b",
      holds: "showing.held a b",
      "waits 5000 ms": "showing.counting b"
    }
  },
  "showing.held a": {
    way: [a, hold],
    leads: {
      "tells b": "showing.held a b",
      "tells c": "showing.held a c",
      dismisses: "empty",
      releases: "showing.counting a"
    }
  },
  "showing.held a b": {
    way: [a, b, hold],
    leads: {
      "tells c": "showing.held a b c",
      dismisses: "showing.held b",
      releases: "showing.counting a b"
    }
  }
}

it("a queue of toasts follows the table in every state", async () => {
  const begin = () => stage(toastQueueMachine, undefined)
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})
