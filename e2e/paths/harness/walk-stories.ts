import type { AnyStateMachine } from "xstate"
import { test } from "../../test.ts"
import { type Album, albumOf, noAlbum } from "./album.ts"
import { storyId } from "./story-id.ts"
import { printTaken } from "./print-taken.ts"
import { repeatOf, tourLimit, wish } from "./wish.ts"

/** Stories written by hand. They test machines that send calls on their own, which a generated path cannot predict. */
interface StoryWalk<Steps> {
  readonly machine: AnyStateMachine
  readonly stories: Readonly<Record<string, Steps>>
  /** Transitions that cannot be triggered in a browser, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** Runs a story; returns the transitions taken. */
  readonly walk: (name: string, steps: Steps, album?: Album) => Promise<ReadonlyArray<string>>
  /** The actions of the story, one name for each step. */
  readonly pathsOf: (steps: Steps) => ReadonlyArray<string>
}

const walkOneStory = async <Steps>(
  { machine, stories, walk }: StoryWalk<Steps>,
  id: string,
  folder: string
) => {
  const story = Object.entries(stories).find(([name]) => storyId(machine.id, name) === id)
  if (story === undefined) throw new Error(`There is no story ${id}`)
  const album = albumOf(folder, `${id}: ${story[0]}`)
  let ending = "It broke off after the last picture: the page showed something else than it had to."
  try {
    await walk(...story, album)
    ending = "Walked to its end; the page showed what it had to at each step."
  } finally {
    album.close(ending)
  }
}

/** Runs all stories of a machine's page and prints which transitions they took, or runs only the requested story. */
export const walkStories = async <Steps>(given: StoryWalk<Steps>): Promise<void> => {
  if (wish.kind === "one") return walkOneStory(given, wish.id, wish.album)
  const { machine, stories, excluded, walk, pathsOf } = given
  const begun = performance.now()
  const taken = new Set<string>()
  for (const [name, steps] of Object.entries(stories))
    try {
      const walkOne = async () => {
        for (const transition of await walk(name, steps, noAlbum)) taken.add(transition)
      }
      await test.step(name, walkOne, { timeout: tourLimit(pathsOf(steps).length) })
    } catch (failure) {
      console.log(repeatOf(storyId(machine.id, name)))
      throw failure
    }
  const paths = new Set(Object.values(stories).flatMap(pathsOf)).size
  printTaken([machine], taken, excluded, { tours: Object.keys(stories).length, paths, begun })
}
