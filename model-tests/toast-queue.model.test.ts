import { afterAll, describe, expect, it } from "vitest"
import { toastQueueMachine } from "../src/machines/toast-queue.machine.ts"
import { explore } from "./harness/walk.ts"

const show = (text: string) => ({ type: "toast.show", text }) as const

describe("every way through toastQueue", () => {
  const { broken, untaken, unrefused, summary } = explore(toastQueueMachine, {
    inputs: [undefined],
    events: [
      ...["a", "b", "c", "d", "e"].map(show),
      { type: "toast.dismiss" },
      { type: "toast.hold" },
      { type: "toast.release" }
    ],
    sees: ({ value, context }) => [value, context.shown, context.waiting]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "something is shown exactly while the queue is not empty": ({ value, context }) =>
          (value === "empty") === (context.shown === null),
        "nothing waits behind nothing": ({ context }) =>
          context.shown !== null || context.waiting.length === 0,
        "no more than three wait": ({ context }) => context.waiting.length <= 3,
        "no text is there twice": ({ context: { shown, waiting } }) =>
          new Set([shown, ...waiting]).size === waiting.length + 1
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
