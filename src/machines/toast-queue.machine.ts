import { assign, setup } from "xstate"

/**
 * Maximum number of toasts waiting behind the shown one; the oldest is dropped if more arrive, because toasts are never
 * essential.
 */
export const longestQueue = 3

export interface ToastQueue {
  /** The shown text; null while the queue is empty. */
  readonly shown: string | null
  /** The next texts, in order of arrival. */
  readonly waiting: ReadonlyArray<string>
}

export type ToastEvent =
  | { readonly type: "toast.show"; readonly text: string }
  | { readonly type: "toast.dismiss" }
  /** The pointer or the focus is on the toast: it stays. */
  | { readonly type: "toast.hold" }
  | { readonly type: "toast.release" }

/** Short notices, one at a time for 5 s each (rule page.toasts); never essential information. */
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
            // a repeated text gets the full time again
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
        // the pointer is still there when the next toast replaces this one
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
