import { toastQueueMachine } from "../../src/machines/toast-queue.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const show = (text: string) => ({ type: "toast.show", text }) as const

export const toastQueueWalk = walkOf(toastQueueMachine, {
  ways: {
    everywhere: {
      inputs: [undefined],
      events: [
        ...["a", "b", "c", "d", "e"].map(show),
        { type: "toast.dismiss" },
        { type: "toast.hold" },
        { type: "toast.release" }
      ],
      sees: ({ value, context }) => [value, context.shown, context.waiting]
    }
  },
  promises: {
    "something is shown exactly while the queue is not empty": ({ value, context }) =>
      (value === "empty") === (context.shown === null),
    "nothing waits behind nothing": ({ context }) => context.shown !== null || context.waiting.length === 0,
    "no more than three wait": ({ context }) => context.waiting.length <= 3,
    "no text is there twice": ({ context: { shown, waiting } }) =>
      new Set([shown, ...waiting]).size === waiting.length + 1
  }
})
