import { sessionMachine } from "../../src/machines/session.machine.ts"
import { tellTaken } from "./paths.ts"
import { sessionExclusions } from "./session.excluded.ts"
import { sessionStories } from "./session.stories.ts"
import { SessionTab } from "./session.tab.ts"
import { test } from "../test.ts"

const shownIn: Readonly<Record<string, ReadonlyArray<string>>> = { "expired.notified": ["expired"] }

test("paths of session", async ({ contexts }) => {
  const begun = performance.now()
  const taken = new Set<string>()
  for (const [name, steps] of Object.entries(sessionStories))
    await test.step(name, async () => {
      const tab = await SessionTab.open(contexts)
      const calls: { [port: string]: number } = { readSession: 1, refresh: 0, signOut: 0, renew: 0 }
      try {
        await tab.expect(`${name} begins`, { auth: "unknown.reading", toasts: [], calls })
        for (const [index, [deed, auth, more = {}]] of steps.entries()) {
          await deed.act(tab)
          for (const port of more.calls ?? []) calls[port] = (calls[port] ?? 0) + 1
          await tab.expect(`${name}, step ${index + 1}: ${deed.name}`, {
            auth,
            renewal: more.renewal,
            toasts: more.toasts ?? shownIn[auth] ?? [],
            calls
          })
        }
        for (const transition of await tab.taken()) taken.add(transition)
      } finally {
        await tab.close()
      }
    })
  const paths = Object.values(sessionStories)
  tellTaken([sessionMachine], taken, sessionExclusions, {
    paths: paths.length,
    steps: paths.flat().length,
    begun
  })
})
