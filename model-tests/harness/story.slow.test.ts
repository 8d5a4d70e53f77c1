import * as fc from "fast-check"
import { afterEach, expect, it, vi } from "vitest"
import { BrokenPromise, playStories, type Stories } from "./story.ts"

type Action =
  | { readonly kind: "pay"; readonly coins: number }
  | { readonly kind: "open" | "close" | "empty" | "look" }

/**
 * Creates a till for the test; a broken till loses a coin of the second payment when the till is emptied while it is
 * open.
 */
const till = (isBroken: boolean): Stories<string, Action> => ({
  name: "till",
  setting: fc.constantFrom("a new till", "an old till"),
  actions: fc.oneof(
    fc.record({ kind: fc.constant("pay" as const), coins: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constantFrom("open", "close", "empty", "look") })
  ),
  length: { minLength: 10, maxLength: 40 },
  happens: { emptied: 1 },
  begin: (which, note) => {
    let isOpen = false
    let [paid, inside, taken, payments] = [0, 0, 0, 0]
    return {
      opening: "in a shop",
      step: (action) => {
        switch (action.kind) {
          case "pay":
            return {
              says: `a user pays ${action.coins} at ${which}`,
              act: () => {
                paid += action.coins
                inside += action.coins
                payments += 1
              }
            }
          case "open":
          case "close":
            if (isOpen === (action.kind === "open")) return undefined
            return {
              says: `it is ${action.kind === "open" ? "opened" : "closed"}`,
              act: () => {
                isOpen = !isOpen
              }
            }
          case "empty":
            return {
              says: "it is emptied",
              act: async () => {
                await Promise.resolve()
                note("emptied")
                taken += isBroken && isOpen && payments > 1 ? inside - 1 : inside
                inside = 0
                payments = 0
              }
            }
          case "look":
            return { says: "a user looks at it", act: () => {} }
        }
      },
      keep: () => {
        if (taken + inside !== paid)
          throw new BrokenPromise("every coin is in it or was taken out", `${paid - taken - inside} is gone`)
      }
    }
  }
})

const report = async (stories: Stories<string, Action>): Promise<string> => {
  try {
    await playStories(stories)
    return "no story is broken"
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const story = `till: a promise is broken, in a shop
1. a user pays 1 at a new till
2. it is opened
3. a user pays 1 at a new till
4. it is emptied
Promised: every coin is in it or was taken out
Seen: 1 is gone
Again: STORY_SEED=20261122 STORY_PATH=1:0:0:0:0:0:0:0:0:1:1 npm run long till`

it("prints the shortest story that breaks a promise, and the command that repeats it", async () => {
  expect(await report(till(true))).toBe(story)
})

it("repeats the same story by its seed and path, and plays others with another seed", async () => {
  const path = /STORY_PATH=(?<path>\S+)/u.exec(await report(till(true)))?.groups?.["path"] ?? ""
  vi.stubEnv("STORY_SEED", "20261122")
  vi.stubEnv("STORY_PATH", path)
  expect(await report(till(true))).toBe(story)
  expect(await report(till(false)), "it was mended").toBe("no story is broken")
  vi.stubEnv("STORY_SEED", "7")
  vi.stubEnv("STORY_PATH", undefined)
  expect(await report(till(true))).toMatch(/Again: STORY_SEED=7 STORY_PATH=[0-9:]+ npm run long till$/u)
})

it("reports an unexpected error, and where it occurred", async () => {
  const broken = till(false)
  const begin: typeof broken.begin = async (...args) => {
    const { step, ...rest } = await broken.begin(...args)
    const breaks = (action: Action) =>
      action.kind === "empty"
        ? { says: "the key breaks", act: () => expect("half a key").toBe("a key") }
        : step(action)
    return { ...rest, step: breaks }
  }
  expect(await report({ ...broken, begin })).toMatch(
    /^till: a promise is broken, in a shop\n1\. the key breaks\nPromised: nothing breaks down\nSeen: expected 'half a key' to be 'a key'/u
  )
})

it("fails stories in which too little happens to prove anything", async () => {
  expect(await report(till(false))).toBe("no story is broken")
  expect(await report({ ...till(false), happens: { robbed: 0.5 } })).toMatch(
    /^till: only 0 robbed in \d+ stories$/u
  )
})

it("plays the ending of every story, and includes it in the report", async () => {
  const calm = till(false)
  const begin: typeof calm.begin = async (...args) => ({
    ...(await calm.begin(...args)),
    ending: {
      says: "the day ends",
      act: () => {
        throw new BrokenPromise("it ends well", "it does not")
      }
    }
  })
  expect(await report({ ...calm, begin })).toMatch(
    /^till: a promise is broken, in a shop\n1\. the day ends\nPromised: it ends well/u
  )
})
