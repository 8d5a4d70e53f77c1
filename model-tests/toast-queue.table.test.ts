import { describe, expect, it } from "vitest"
import { toastQueueMachine } from "../src/machines/toast-queue.machine.ts"
import { stage } from "./harness/stage.ts"

describe("toastQueue by the specification (ui.md: hidden after 5 s)", () => {
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

  it("hides a toast after 5 s, not 1 ms before, and the next one 5 s later", () => {
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

  it("keeps what is hovered or focused, and gives it its whole time again", () => {
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

  it("gives the place of a dismissed one to the next, which has its whole time", () => {
    const queue = begin("a", "b")
    queue.wait(4000)
    queue.do("dismiss")
    queue.wait(4999)
    expect(queue.seen()).toEqual(["b"])
    queue.do("dismiss")
    expect([queue.seen(), queue.snapshot().value]).toEqual([[null], "empty"])
  })

  it("holds the next one too while the pointer stays at the place", () => {
    const queue = begin("a", "b")
    queue.do("hold")
    queue.do("dismiss")
    queue.wait(60_000)
    expect(queue.seen()).toEqual(["b"])
    queue.do("dismiss")
    expect(queue.snapshot().value).toBe("empty")
  })

  it("says nothing twice: what is shown begins anew, what waits keeps its place", () => {
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

  it("says nothing twice while it is held either", () => {
    const queue = begin("a")
    queue.do("hold")
    queue.show("a")
    expect(queue.seen()).toEqual(["a"])
  })

  it("lets at most three wait, and drops the oldest of them", () => {
    const queue = begin("a", "b", "c", "d", "e")
    expect(queue.seen()).toEqual(["a", "c", "d", "e"])
  })

  it("has nothing to dismiss, hold or release while it is empty", () => {
    const queue = begin()
    for (const wish of ["dismiss", "hold", "release"] as const) queue.do(wish)
    expect([queue.seen(), queue.snapshot().value]).toEqual([[null], "empty"])
  })
})
