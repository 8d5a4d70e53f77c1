import { sessionMachine } from "../../../src/machines/session.machine.ts"
import { storiesPage } from "../harness/pages-of.ts"
import { sessionExclusions } from "./excluded.ts"
import { sessionStories } from "./stories.ts"

/** What the session asks for by itself cannot be foreseen by a generated walk: its stories are written by hand. */
export const sessionPage = storiesPage({
  machine: sessionMachine,
  stories: sessionStories,
  excluded: sessionExclusions,
  walk: async (contexts) => (await import("./walk.ts")).walkSession(contexts)
})
