import { setup } from "xstate"

/** Minimum time between two reloads in milliseconds (rule page.chunk-reload). */
export const reloadPause = 60_000

export interface ChunkReloadInput {
  /** Milliseconds since this tab last reloaded for a missing chunk (stored across the reload); null if it never did. */
  readonly sinceReload: number | null
}

/** Reloads the page if a chunk fails to load, at most once per 60 seconds; otherwise the error page is shown. */
export const chunkReloadMachine = setup({
  types: {
    input: {} as ChunkReloadInput,
    context: {} as ChunkReloadInput,
    events: {} as { readonly type: "chunk.failed" }
  },
  actions: {
    /** Stores the time for `sinceReload` and reloads the page. */
    reloadPage: () => {}
  },
  guards: {
    isRested: ({ context }) => context.sinceReload === null || context.sinceReload >= reloadPause
  },
  delays: {
    reloadPause,
    restOfPause: ({ context }) => reloadPause - (context.sinceReload ?? 0)
  }
}).createMachine({
  id: "chunkReload",
  context: ({ input }) => input,
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "isRested", target: "ready" }, { target: "resting" }] },
    ready: { on: { "chunk.failed": "reloading" } },
    resting: {
      initial: "quiet",
      after: { restOfPause: "ready" },
      states: {
        quiet: { on: { "chunk.failed": "stranded" } },
        stranded: {}
      }
    },
    reloading: { entry: "reloadPage", after: { reloadPause: "ready" } }
  }
})
