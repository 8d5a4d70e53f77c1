import { sessionMachine } from "../../../src/machines/session.machine.ts"
import { storiesPage } from "../harness/pages-of.ts"
import { sessionExclusions } from "./excluded.ts"
import { sessionStories } from "./stories.ts"

/**
 * A generated path cannot predict the calls that the session sends by itself: the stories of this machine are written
 * by hand.
 */
export const sessionPage = storiesPage({
  machine: sessionMachine,
  stories: sessionStories,
  excluded: sessionExclusions,
  walk: async (contexts) => (await import("./walk.ts")).walkSession(contexts)
})
