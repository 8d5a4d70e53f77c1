import { toastQueueMachine } from "../../src/machines/toast-queue.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { eventsOf } from "../harness/moves.ts"

/** User actions on an account, each with its message. */
export const news = {
  "Konto sperren": "Konto gesperrt",
  "Zweiten Faktor zurücksetzen": "Zweiter Faktor zurückgesetzt"
}

const show = (text: string) => ({ type: "toast.show", text })

export const toastQueueMoves = {
  'does "Konto sperren"': show(news["Konto sperren"]),
  'does "Zweiten Faktor zurücksetzen"': show(news["Zweiten Faktor zurücksetzen"]),
  "points at it": { type: "toast.hold" },
  "clicks elsewhere": { type: "toast.release" },
  "closes it and moves on": { type: "toast.dismiss" },
  "closes it by voice, which moves neither pointer nor focus": { type: "toast.dismiss" }
}

export const toastQueueWalk = walkOf(toastQueueMachine, {
  ways: {
    everywhere: {
      inputs: [undefined],
      // more messages than a page has today: the queue has a maximum length
      events: [...eventsOf(toastQueueMoves), ...["c", "d", "e"].map(show)],
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
