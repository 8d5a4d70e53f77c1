import { setup } from "xstate"

/** How long a page has to last after a reload before the next one, in milliseconds (rule page.chunk-reload). */
export const reloadPause = 60_000

export interface ChunkReloadInput {
  /** Milliseconds since this tab last reloaded for a missing chunk (kept over the reload); null if it never did. */
  readonly sinceReload: number | null
}

/** A page chunk that does not load reloads the page, at most once per 60 seconds; else the error page must do. */
export const chunkReloadMachine = setup({
  types: {
    input: {} as ChunkReloadInput,
    context: {} as ChunkReloadInput,
    events: {} as { readonly type: "chunk.failed" }
  },
  actions: {
    /** Remembers the moment for `sinceReload` and loads the page anew. */
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
