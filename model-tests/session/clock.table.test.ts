import { expect, it } from "vitest"
import { go, lookAt, openPage } from "../data/session-page.ts"

it.each([
  ["in time", 900],
  ["after another tab's renewal", 1_500]
])(
  "knows by its last look, %s, that the clock was set back, and trusts it no more (rule session.clock)",
  async (_, cookie) => {
    const page = openPage({ authCookie: null })
    await go.read(page)
    await lookAt(400, cookie)(page)
    expect(page.snapshot().value.auth).toEqual({ loggedIn: "fresh" })
    await lookAt(100, cookie)(page)
    expect(page.snapshot().value.auth).toEqual({ loggedIn: { refreshing: "asking" } })
  }
)
