import { assign, setup } from "xstate"

/** How many toasts wait behind the one that is shown; the oldest goes when more come, as none of them must be read. */
export const longestQueue = 3

export interface ToastQueue {
  /** What is shown, and nothing while the queue is empty. */
  readonly shown: string | null
  /** Texts that come after it, in the order in which they arrived. */
  readonly waiting: ReadonlyArray<string>
}

export type ToastEvent =
  | { readonly type: "toast.show"; readonly text: string }
  | { readonly type: "toast.dismiss" }
  /** The pointer or the focus is on it: it stays. */
  | { readonly type: "toast.hold" }
  | { readonly type: "toast.release" }

/** Passing news, one at a time for 5 s each (rule page.toasts); never anything that must be read. */
export const toastQueueMachine = setup({
  types: { context: {} as ToastQueue, events: {} as ToastEvent },
  actions: {
    show: assign((_, shown: string) => ({ shown })),
    enqueue: assign(({ context }, text: string) => ({
      waiting: [...context.waiting, text].slice(-longestQueue)
    })),
    showNext: assign(({ context: { waiting } }) => ({
      shown: waiting[0] ?? null,
      waiting: waiting.slice(1)
    }))
  },
  guards: {
    isShown: ({ context }, text: string) => context.shown === text,
    isNew: ({ context }, text: string) => context.shown !== text && !context.waiting.includes(text),
    isAnyWaiting: ({ context }) => context.waiting.length > 0
  },
  delays: { toastShown: 5_000 }
}).createMachine({
  id: "toastQueue",
  context: { shown: null, waiting: [] },
  initial: "empty",
  states: {
    empty: {
      on: {
        "toast.show": { target: "showing", actions: { type: "show", params: ({ event }) => event.text } }
      }
    },
    showing: {
      initial: "counting",
      on: {
        "toast.show": {
          guard: { type: "isNew", params: ({ event }) => event.text },
          actions: { type: "enqueue", params: ({ event }) => event.text }
        },
        "toast.dismiss": { target: "empty", actions: "showNext" }
      },
      states: {
        counting: {
          after: {
            toastShown: [
              { guard: "isAnyWaiting", target: "counting", reenter: true, actions: "showNext" },
              { target: "#toastQueue.empty", actions: "showNext" }
            ]
          },
          on: {
            // reported again, it has its whole time again
            "toast.show": {
              guard: { type: "isShown", params: ({ event }) => event.text },
              target: "counting",
              reenter: true
            },
            "toast.dismiss": {
              guard: "isAnyWaiting",
              target: "counting",
              reenter: true,
              actions: "showNext"
            },
            "toast.hold": "held"
          }
        },
        // the pointer is still there when the next one takes the same place
        held: {
          on: {
            "toast.dismiss": { guard: "isAnyWaiting", actions: "showNext" },
            "toast.release": "counting"
          }
        }
      }
    }
  }
})
