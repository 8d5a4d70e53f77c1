import { describe, expect, it } from "vitest"
import { go, openPage, type Page, refuse, tab } from "../data/session-page.ts"

const auth = (page: Page) => page.snapshot().value.auth

describe("unsaved input", () => {
  const signedIn = async () => {
    const page = openPage()
    await go.read(page)
    return page
  }

  it("is deleted by signing out, once that has succeeded", async () => {
    const page = await signedIn()
    go.signOut(page)
    expect(page.effects("forgetTyped")).toEqual([])
    await go.signedOut(page)
    expect(page.effects("forgetTyped")).toEqual([{}])
    const failed = await signedIn()
    go.signOut(failed)
    await failed.fail("signOut")
    expect(failed.effects("forgetTyped")).toEqual([])
  })

  it("is deleted when acting for a customer ends, and in every other tab on sign-out", async () => {
    const acting = await signedIn()
    go.signOut(acting)
    await acting.answer("signOut", { userSwitched: true })
    const other = await signedIn()
    tab("signedOut", "max")(other)
    expect(other.effects("forgetTyped")).toEqual([])
    tab("signedOut", "erika")(other)
    expect([acting.effects("forgetTyped"), other.effects("forgetTyped")]).toEqual([[{}], [{}]])
  })

  it("is deleted if another tab signs out while this one waits for its sign-out", async () => {
    const page = await signedIn()
    go.signOut(page)
    tab("signedOut", "max")(page)
    expect(auth(page)).toBe("loggingOut")
    tab("signedOut", "erika")(page)
    expect([auth(page), page.effects("forgetTyped")]).toEqual([{ loggedOut: "notified" }, [{}]])
  })

  it("is kept for a user whose session expired, here or in another tab", async () => {
    const here = await signedIn()
    go.look(here)
    await go.miss(here)
    await refuse(here)
    await go.signedOut(here)
    here.send({ type: "toast.dismiss" })
    const elsewhere = await signedIn()
    tab("expired", "erika")(elsewhere)
    expect([auth(here), here.effects("forgetTyped"), elsewhere.effects("forgetTyped")]).toEqual([
      { loggedOut: "quiet" },
      [],
      []
    ])
  })

  it("is deleted once that user signs out in a tab that does not know of the end", async () => {
    const ended = await signedIn()
    tab("expired", "erika")(ended)
    const loaded = openPage()
    await go.unread(loaded)
    for (const page of [ended, loaded]) {
      const before = auth(page)
      tab("signedOut", "erika")(page)
      expect([auth(page), page.effects("forgetTyped")]).toEqual([before, [{}]])
    }
    const others = await signedIn()
    tab("expired", "erika")(others)
    tab("signedOut", "max")(others)
    expect(others.effects("forgetTyped")).toEqual([])
  })
})
