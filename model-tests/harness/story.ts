import * as fc from "fast-check"
import { longRun, partOf } from "../../tools/long-runs.ts"

/** A broken promise, and the observation that broke it: a story must not end this way. */
export class BrokenPromise extends Error {
  override readonly name = "BrokenPromise"
  readonly promised: string
  readonly seen: string

  constructor(promised: string, seen: string) {
    super(`${promised}; but ${seen}`)
    this.promised = promised
    this.seen = seen
  }
}

/** A step of a story: printed as one English sentence without a full stop before it runs. */
export interface Step {
  readonly says: string
  readonly act: () => Promise<void> | void
}

/** The test environment of one story. */
export interface Play<Action> {
  /** Initial conditions, if they differ from story to story. */
  readonly opening?: string
  /** Turns an action into a step in the current situation; `undefined` if the action is impossible, which skips it. */
  readonly step: (action: Action) => Step | undefined
  /** Throws `BrokenPromise` if a permanent promise does not hold. */
  readonly keep?: () => void
  /** Runs after the last action of every story, with promises that only hold then; may add sentences to the story. */
  readonly ending?: Pick<Step, "says"> & {
    readonly act: (say: (sentence: string) => void) => Promise<void> | void
  }
  /** Releases the resources of the test environment. */
  readonly close?: () => void
}

export interface Stories<Setting, Action> {
  /** Name of the long run of these stories (scripts/test/long.ts). */
  readonly name: string
  /** Random initial conditions of a story, and its random actions. */
  readonly setting: fc.Arbitrary<Setting>
  readonly actions: fc.Arbitrary<Action>
  readonly length: { readonly minLength: number; readonly maxLength: number }
  readonly begin: (setting: Setting, note: Note) => Play<Action> | Promise<Play<Action>>
  /** Minimum average number of occurrences per story: stories in which nothing happens prove nothing. */
  readonly happens: Readonly<Record<string, number>>
  readonly runs?: { readonly whole: number; readonly inTest: number }
}

/** Counts occurrences in the stories. */
export type Note = (what: string, times?: number) => void

interface Story<Setting, Action> {
  readonly setting: Setting
  readonly actions: ReadonlyArray<Action>
}

interface Played<Action> {
  readonly opening: string | undefined
  readonly says: ReadonlyArray<string>
  /** The actions that were possible. */
  readonly actions: ReadonlyArray<Action>
  readonly broken: BrokenPromise | undefined
}

const seed = 20_261_122

const brokenBy = (thrown: unknown): BrokenPromise =>
  thrown instanceof BrokenPromise
    ? thrown
    : new BrokenPromise("nothing breaks down", thrown instanceof Error ? thrown.message : String(thrown))

/** Plays one story to its end, or until a promise breaks. */
const play = async <Setting, Action>(
  { begin }: Stories<Setting, Action>,
  { setting, actions }: Story<Setting, Action>,
  note: Note
): Promise<Played<Action>> => {
  const says: Array<string> = []
  const done: Array<Action> = []
  let opening: string | undefined
  let close: (() => void) | undefined
  try {
    const { step, keep, ending, ...rest } = await begin(setting, note)
    opening = rest.opening
    close = rest.close
    for (const action of actions) {
      const next = step(action)
      if (next === undefined) continue
      says.push(next.says)
      done.push(action)
      await next.act()
      keep?.()
    }
    if (ending === undefined) return { opening, says, actions: done, broken: undefined }
    says.push(ending.says)
    await ending.act((sentence) => says.push(sentence))
    keep?.()
    return { opening, says, actions: done, broken: undefined }
  } catch (thrown) {
    return { opening, says, actions: done, broken: brokenBy(thrown) }
  } finally {
    close?.()
  }
}

const unnoted: Note = () => {}

/**
 * Removes from a broken story all actions that are not needed to break it: single ones, and pairs that belong together.
 */
const shortened = async <Setting, Action>(
  stories: Stories<Setting, Action>,
  story: Story<Setting, Action>
) => {
  let shortest = await play(stories, story, unnoted)
  const promised = shortest.broken?.promised
  const isShorter = async (): Promise<boolean> => {
    for (const width of [1, 2])
      for (let at = shortest.actions.length - width; at >= 0; at--) {
        const actions = shortest.actions.filter((_, index) => index < at || index >= at + width)
        const shorter = await play(stories, { ...story, actions }, unnoted)
        if (shorter.broken?.promised !== promised) continue
        shortest = shorter
        return true
      }
    return false
  }
  while (await isShorter());
  return shortest
}

/** Formats a broken story: the steps, the promise, the observation, and how to repeat it. */
const report = (
  name: string,
  { opening, says, broken }: Played<unknown>,
  seedOf: number,
  path: string
): string =>
  [
    `${name}: a promise is broken${opening === undefined ? "" : `, ${opening}`}`,
    ...says.map((each, index) => `${index + 1}. ${each}`),
    `Promised: ${broken?.promised ?? ""}`,
    `Seen: ${broken?.seen ?? ""}`,
    `Again: STORY_SEED=${seedOf} STORY_PATH=${path} npm run long ${name}`
  ].join("\n")

/** Selects the stories: the fixed ones, those of another seed, or a single one. */
const wished = () => {
  const { STORY_SEED: seedText, STORY_PATH: path } = process.env
  return {
    seed: seedText === undefined ? seed : Number(seedText),
    ...(path === undefined ? {} : { path, endOnFailure: true })
  }
}

/**
 * Plays many stories and throws the first broken one, shrunk to a readable story. The variables STORY_SEED (other
 * stories) and STORY_PATH (exactly this story) repeat it.
 */
export const playStories = async <Setting, Action>(stories: Stories<Setting, Action>): Promise<void> => {
  const { name, setting, actions, length, happens, runs = { whole: 10_000, inTest: 200 } } = stories
  const size = longRun(runs.whole, runs.inTest)
  const counts = new Map<string, number>()
  const note: Note = (what, times = 1) => counts.set(what, (counts.get(what) ?? 0) + times)
  const wish = wished()
  const details = await fc.check(
    fc.asyncProperty(fc.record({ setting, actions: fc.array(actions, length) }), async (story) => {
      const { broken } = await play(stories, story, note)
      if (broken !== undefined) throw broken
    }),
    { ...wish, numRuns: size }
  )
  const found = details.counterexample?.[0]
  if (found !== undefined)
    throw new Error(
      report(name, await shortened(stories, found), details.seed, details.counterexamplePath ?? "")
    )
  const counted = [...counts].map(([what, times]) => `, ${times} ${what}`).join("")
  console.log(`${name}: ${partOf(details.numRuns, runs.whole, "stories")}${counted}`)
  // a single story need not contain every occurrence
  if ("path" in wish) return
  for (const [what, least] of Object.entries(happens))
    if ((counts.get(what) ?? 0) < least * size)
      throw new Error(`${name}: only ${counts.get(what) ?? 0} ${what} in ${size} stories`)
}
