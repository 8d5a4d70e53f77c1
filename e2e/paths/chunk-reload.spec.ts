import { chunkReloadMachine } from "../../src/machines/chunk-reload.machine.ts"
import { type Contexts, test } from "../test.ts"
import type { Album } from "./album.ts"
import { type ChunkReloadStep, chunkReloadStories } from "./chunk-reload.stories.ts"
import { ChunkReloadTab } from "./chunk-reload.tab.ts"
import { walkStories } from "./walk-stories.ts"

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

test("paths of chunkReload", ({ contexts }) =>
  walkStories({
    machine: chunkReloadMachine,
    stories: chunkReloadStories,
    excluded: {},
    pathsOf: (steps) => steps.map(([words, , state]) => `${state} ${words}`),
    walk: (name, steps, album) => walk(contexts, name, steps, album)
  }))
