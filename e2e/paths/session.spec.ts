import { sessionMachine } from "../../src/machines/session.machine.ts"
import { type Contexts, test } from "../test.ts"
import type { Album } from "./album.ts"
import { sessionExclusions } from "./session.excluded.ts"
import type { Steps } from "./session.steps.ts"
import { sessionStories } from "./session.stories.ts"
import { SessionTab } from "./session.tab.ts"
import { walkStories } from "./walk-stories.ts"

const shownIn: Readonly<Record<string, ReadonlyArray<string>>> = { "expired.notified": ["expired"] }

const walk = async (contexts: Contexts, name: string, steps: Steps, album?: Album) => {
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
        account: more.account,
        toasts: more.toasts ?? shownIn[auth] ?? [],
        calls
      })
      await album?.add(tab.page, deed.name, auth)
    }
    return await tab.taken()
  } finally {
    await tab.close()
  }
}

test("paths of session", ({ contexts }) =>
  walkStories({
    machine: sessionMachine,
    stories: sessionStories,
    excluded: sessionExclusions,
    pathsOf: (steps) => steps.map(([deed], index) => `${steps[index - 1]?.[1] ?? "its start"} ${deed.name}`),
    walk: (name, steps, album) => walk(contexts, name, steps, album)
  }))
