import type { ChunkReloadTab } from "./tab.ts"

/** What happens, where that leads, how often the page was asked for anew so far, and whether an error is shown. */
export type ChunkReloadStep = readonly [
  words: string,
  act: (tab: ChunkReloadTab) => Promise<unknown>,
  state: string,
  loads: number,
  error?: "error"
]

const goesOn = (tab: ChunkReloadTab) => tab.goOn()

/**
 * A missing part of a page reloads it, at most once in 60 s; else an error is shown (rule page.chunk-reload). Written
 * by hand.
 */
export const chunkReloadStories: Readonly<Record<string, ReadonlyArray<ChunkReloadStep>>> = {
  "a part that stays away": [
    ["goes on", goesOn, "reloading", 1],
    ["opens the list again", (tab) => tab.comes(), "resting.quiet", 2],
    ["goes on again", goesOn, "resting.stranded", 2, "error"],
    ["60 s pass", (tab) => tab.passes(60_000), "ready", 2, "error"]
  ],
  "a reload that does not come": [
    ["goes on", goesOn, "reloading", 1],
    ["60 s pass without an answer", (tab) => tab.passes(60_000), "ready", 1],
    ["opens the list again", (tab) => tab.comes(), "ready", 2]
  ]
}
