import { assign, setup } from "xstate"

export interface Progress {
  /** Loads that have begun and not ended. */
  readonly loads: number
}

/**
 * The bar above a loading page: not before 200 ms, creeping for at most 5 s, then at rest until the end (rule
 * page.progress).
 */
export const progressMachine = setup({
  types: {
    context: {} as Progress,
    events: {} as { readonly type: "load.started" } | { readonly type: "load.finished" }
  },
  actions: {
    countUp: assign(({ context }) => ({ loads: context.loads + 1 })),
    countDown: assign(({ context }) => ({ loads: context.loads - 1 }))
  },
  guards: {
    isLast: ({ context }) => context.loads === 1
  },
  delays: { progressThrottle: 200, progressDuration: 5000 }
}).createMachine({
  id: "progress",
  context: { loads: 0 },
  initial: "hidden",
  states: {
    hidden: { on: { "load.started": { target: "loading", actions: "countUp" } } },
    loading: {
      initial: "unnoticed",
      on: {
        "load.started": { actions: "countUp" },
        "load.finished": [
          { guard: "isLast", target: "hidden", actions: "countDown" },
          { actions: "countDown" }
        ]
      },
      states: {
        unnoticed: { after: { progressThrottle: "creeping" } },
        creeping: { after: { progressDuration: "standing" } },
        standing: {}
      }
    }
  }
})
