// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest"
import { startForSignedIn } from "./start-for-signed-in.ts"

const script = () => {
  const done: Array<string> = []
  const load = () => {
    done.push("loads")
    return Promise.resolve({ signOut: () => done.push("signs out") })
  }
  return { done, load }
}

const remember = (seconds: number) => {
  document.cookie = `session-expiry=1790000000; max-age=${seconds}`
}

afterEach(() => {
  remember(0)
  document.body.replaceChildren()
})

it("loads nothing for anonymous users, and loads once after a sign-in in another tab", () => {
  const { done, load } = script()
  startForSignedIn(false, load)
  expect(done).toEqual([])
  remember(60)
  dispatchEvent(new Event("pageshow"))
  document.dispatchEvent(new Event("visibilitychange"))
  expect(done).toEqual(["loads"])
})

it("loads at once if the page or the cookie indicates a session", () => {
  const known = script()
  startForSignedIn(true, known.load)
  expect(known.done).toEqual(["loads"])
  remember(60)
  const kept = script()
  startForSignedIn(false, kept.load)
  expect(kept.done).toEqual(["loads"])
})

it("signs out by the button, even before the script is loaded", async () => {
  const { done, load } = script()
  startForSignedIn(false, load)
  document.body.innerHTML = '<button data-sign-out><span id="text">Abmelden</span></button><a id="other"></a>'
  document.querySelector<HTMLElement>("#other")?.click()
  expect(done).toEqual([])
  document.querySelector<HTMLElement>("#text")?.click()
  await Promise.resolve()
  expect(done).toEqual(["loads", "signs out"])
})

it("tries again if the script could not be loaded", async () => {
  let attempts = 0
  startForSignedIn(true, () => {
    attempts += 1
    return Promise.reject(new Error("The network is gone"))
  })
  await Promise.resolve()
  await Promise.resolve()
  remember(60)
  dispatchEvent(new Event("pageshow"))
  expect(attempts).toBe(2)
})
