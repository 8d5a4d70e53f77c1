import { chunkReloadMachine } from "../../../src/machines/chunk-reload.machine.ts"
import { storiesPage } from "../harness/pages-of.ts"
import { chunkReloadStories } from "./stories.ts"

/** A page that is loaded anew ends what walks it: its stories are told by hand. */
export const chunkReloadPage = storiesPage({
  machine: chunkReloadMachine,
  stories: chunkReloadStories,
  excluded: {},
  walk: async (contexts) => (await import("./walk.ts")).walkChunkReload(contexts)
})
