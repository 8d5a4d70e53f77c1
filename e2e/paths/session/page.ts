import { sessionMachine } from "../../../src/machines/session.machine.ts"
import { storiesPage } from "../harness/pages-of.ts"
import { sessionExclusions } from "./excluded.ts"
import { sessionStories } from "./stories.ts"

/** Stories written by hand: a generated path cannot predict the calls that the session sends without a user action. */
export const sessionPage = storiesPage({
  machine: sessionMachine,
  stories: sessionStories,
  excluded: sessionExclusions,
  walk: async (contexts) => (await import("./walk.ts")).walkSession(contexts)
})
