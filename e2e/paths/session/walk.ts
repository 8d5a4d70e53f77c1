import { sessionMachine } from "../../../src/machines/session.machine.ts"
import type { Contexts } from "../../test.ts"
import type { Album } from "../harness/album.ts"
import { sessionExclusions } from "./excluded.ts"
import type { Steps } from "./steps.ts"
import { sessionStories } from "./stories.ts"
import { SessionTab } from "./tab.ts"
import { walkStories } from "../harness/walk-stories.ts"

const shownIn: Readonly<Record<string, ReadonlyArray<string>>> = { "expired.notified": ["expired"] }

const walk = async (contexts: Contexts, name: string, steps: Steps, album?: Album) => {
  const tab = await SessionTab.open(contexts)
  const calls: { [port: string]: number } = { readSession: 1, refresh: 0, signOut: 0, renew: 0 }
  try {
    await tab.expect(`${name} begins`, { auth: "unknown.reading", toasts: [], calls })
    await album?.add(tab.page, `${name} begins`, "unknown.reading")
    for (const [index, [action, auth, more = {}]] of steps.entries()) {
      await action.act(tab)
      for (const port of more.calls ?? []) calls[port] = (calls[port] ?? 0) + 1
      await tab.expect(`${name}, step ${index + 1}: ${action.name}`, {
        auth,
        renewal: more.renewal,
        account: more.account,
        toasts: more.toasts ?? shownIn[auth] ?? [],
        calls
      })
      await album?.add(tab.page, action.name, auth)
    }
    return await tab.taken()
  } finally {
    await tab.close()
  }
}

export const walkSession = (contexts: Contexts): Promise<void> =>
  walkStories({
    machine: sessionMachine,
    stories: sessionStories,
    excluded: sessionExclusions,
    pathsOf: (steps) =>
      steps.map(([action], index) => `${steps[index - 1]?.[1] ?? "its start"} ${action.name}`),
    walk: (name, steps, album) => walk(contexts, name, steps, album)
  })
