import { sessionMachine } from "../../src/machines/session.machine.ts"
import { type Contexts, test } from "../test.ts"
import { type Album, albumOf } from "./album.ts"
import { sessionExclusions } from "./session.excluded.ts"
import type { Steps } from "./session.steps.ts"
import { sessionStories } from "./session.stories.ts"
import { SessionTab } from "./session.tab.ts"
import { storyId } from "./story-id.ts"
import { tellTaken } from "./tell-taken.ts"
import { repeatOf, wish } from "./wish.ts"

const shownIn: Readonly<Record<string, ReadonlyArray<string>>> = { "expired.notified": ["expired"] }

const walkStory = async (contexts: Contexts, name: string, steps: Steps, album?: Album) => {
  const tab = await SessionTab.open(contexts)
  const calls: { [port: string]: number } = { readSession: 1, refresh: 0, signOut: 0, renew: 0 }
  try {
    await tab.expect(`${name} begins`, { auth: "unknown.reading", toasts: [], calls })
    await album?.add(tab.page, `${name} begins`, "unknown.reading")
    for (const [index, [deed, auth, more = {}]] of steps.entries()) {
      await deed.act(tab)
      for (const port of more.calls ?? []) calls[port] = (calls[port] ?? 0) + 1
      await tab.expect(`${name}, step ${index + 1}: ${deed.name}`, {
        auth,
        renewal: more.renewal,
        toasts: more.toasts ?? shownIn[auth] ?? [],
        calls
      })
      await album?.add(tab.page, deed.name, auth)
    }
    return await tab.taken()
  } catch (failure) {
    console.log(repeatOf(storyId("session", name)))
    throw failure
  } finally {
    await tab.close()
  }
}

test("paths of session", async ({ contexts }) => {
  const begun = performance.now()
  const stories = Object.entries(sessionStories)
  if (wish.kind === "one") {
    const { id } = wish
    const story = stories.find(([name]) => storyId("session", name) === id)
    if (story === undefined) throw new Error(`There is no story ${id}`)
    const album = albumOf(wish.album, `${id}: ${story[0]}`)
    let ending = "It broke off after the last picture: the page showed something else than it had to."
    try {
      await walkStory(contexts, ...story, album)
      ending = "Told to its end; the page showed what it had to at each step."
    } finally {
      album.close(ending)
    }
    return
  }
  const taken = new Set<string>()
  for (const [name, steps] of stories)
    await test.step(name, async () => {
      for (const transition of await walkStory(contexts, name, steps)) taken.add(transition)
    })
  tellTaken([sessionMachine], taken, sessionExclusions, {
    tours: stories.length,
    paths: new Set(
      stories.flatMap(([, steps]) =>
        steps.map(([deed], index) => `${steps[index - 1]?.[1] ?? "its start"} ${deed.name}`)
      )
    ).size,
    begun
  })
})
