import { expect, it } from "vitest"
import { go, lookAt, openPage } from "../data/session-page.ts"

it.each([
  ["in time", 900],
  ["after another tab's renewal", 1_500]
])(
  "a clock set back is detected by the last check, %s, and no longer trusted (rule session.clock)",
  async (_, cookie) => {
    const page = openPage({ authCookie: null })
    await go.read(page)
    await lookAt(400, cookie)(page)
    expect(page.snapshot().value.auth).toEqual({ loggedIn: "fresh" })
    await lookAt(100, cookie)(page)
    expect(page.snapshot().value.auth).toEqual({ loggedIn: { refreshing: "asking" } })
  }
)
