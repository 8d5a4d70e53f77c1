import { chunkReloadMachine } from "../../../src/machines/chunk-reload.machine.ts"
import type { Contexts } from "../../test.ts"
import type { Album } from "../harness/album.ts"
import { type ChunkReloadStep, chunkReloadStories } from "./stories.ts"
import { ChunkReloadTab } from "./tab.ts"
import { walkStories } from "../harness/walk-stories.ts"

const walk = async (
  contexts: Contexts,
  name: string,
  steps: ReadonlyArray<ChunkReloadStep>,
  album?: Album
) => {
  const tab = await ChunkReloadTab.open(contexts)
  try {
    await tab.expect(`${name} begins`, "ready", 0, false)
    await album?.add(tab.page, `${name} begins`, "ready")
    for (const [words, act, state, loads, error] of steps) {
      await act(tab)
      await tab.expect(`${name}: ${words}`, state, loads, error === "error")
      await album?.add(tab.page, words, state)
    }
    return await tab.taken()
  } finally {
    await tab.close()
  }
}

/** Tells all stories of a script that is gone, in Chromium. */
export const walkChunkReload = (contexts: Contexts): Promise<void> =>
  walkStories({
    machine: chunkReloadMachine,
    stories: chunkReloadStories,
    excluded: {},
    pathsOf: (steps) => steps.map(([words, , state]) => `${state} ${words}`),
    walk: (name, steps, album) => walk(contexts, name, steps, album)
  })
