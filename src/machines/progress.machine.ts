import { assign, setup } from "xstate"

export interface Progress {
  /** Number of running loads. */
  readonly loads: number
}

/**
 * The progress bar of a loading page: shown after 200 ms, moves for at most 5 s, then stops until the load ends (rule
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
