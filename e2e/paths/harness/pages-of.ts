import type { AnyStateMachine } from "xstate"
import {
  findWalk,
  type Found,
  namedTours,
  type PagePath,
  pagePathsOf
} from "../../../model-tests/harness/page-paths.ts"
import type { Contexts } from "../../test.ts"
import type { PathsOf } from "./paths-of.ts"
import { storyId } from "./story-id.ts"

/** A page on which a machine is tested in Chromium. */
export interface WalkedPage {
  /** The machine, and the machines that run inside it. */
  readonly machines: ReadonlyArray<AnyStateMachine>
  /** Transitions that cannot be triggered on the page, each with its reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** Names of the page's generated tours as `npm test` runs them; names of the stories if these are written by hand. */
  readonly tours: () => ReadonlyArray<string>
  /** One path for each gesture in each situation; an empty list if the stories are written by hand. */
  readonly paths: () => ReadonlyArray<PagePath>
  /** Returns whether there is a path with that name, and whether it can finish before a timer interrupts it. */
  readonly find: (id: string) => Found<AnyStateMachine>["kind"]
  readonly walk: (contexts: Contexts) => Promise<void>
}

/** Creates a page whose tests combine all its user actions and server responses with every situation. */
export const gesturesPage = <TMachine extends AnyStateMachine, Screen>(
  paths: PathsOf<TMachine, Screen>
): WalkedPage => {
  const tourable = { ...paths, happenings: paths.gestures }
  return {
    machines: [paths.machine, ...(paths.within ?? [])],
    excluded: paths.excluded,
    tours: () => namedTours(tourable, "tour").tours.map(({ id }) => id),
    paths: () => pagePathsOf(tourable),
    find: (id) => findWalk(tourable, id).kind,
    // Playwright is loaded only when a page is tested: `npm run paths` lists the paths without it
    walk: async (contexts) => (await import("./walk-paths.ts")).walkPaths(contexts, paths)
  }
}

interface Stories {
  readonly machine: AnyStateMachine
  /** The steps of each story, by its name. */
  readonly stories: Readonly<Record<string, unknown>>
  readonly excluded: Readonly<Record<string, string>>
  readonly walk: (contexts: Contexts) => Promise<void>
}

/** Creates a page that is tested with stories written by hand. */
export const storiesPage = ({ machine, stories, excluded, walk }: Stories): WalkedPage => {
  const ids = Object.keys(stories).map((name) => storyId(machine.id, name))
  return {
    machines: [machine],
    excluded,
    tours: () => ids,
    paths: () => [],
    find: (id) => (ids.includes(id) ? "walkable" : "unknown"),
    walk
  }
}
