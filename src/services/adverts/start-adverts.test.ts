// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { startAdverts } from "./start-adverts.ts"

/**
 * Callbacks of the page's intersection observers; a test calls them to report that an element comes near the viewport.
 */
let near: ReadonlyArray<(isIntersecting: boolean) => void> = []

beforeEach(() => {
  near = []
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private isObserving = true
      constructor(tell: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void) {
        near = [...near, (isIntersecting) => this.isObserving && tell([{ isIntersecting }])]
      }
      observe() {}
      disconnect() {
        this.isObserving = false
      }
    }
  )
  document.body.innerHTML = `<aside data-advert="{}"></aside><aside data-advert="{}"></aside>`
})
afterEach(() => vi.unstubAllGlobals())

const slots = () => document.querySelectorAll<HTMLElement>("[data-advert]")
const tell = (isIntersecting: boolean) => near.forEach((observer) => observer(isIntersecting))

it("loads the script of the slots once, and only when a slot is near the viewport (rule advert.near)", async () => {
  const filled: Array<number> = []
  const load = vi.fn(async () => ({
    fillSlots: (all: Iterable<HTMLElement>) => void filled.push([...all].length)
  }))
  startAdverts(slots(), load)
  tell(false)
  expect(load).not.toHaveBeenCalled()
  tell(true)
  tell(true)
  await vi.waitFor(() => expect(filled).toEqual([2]))
  expect(load).toHaveBeenCalledOnce()
})

it("leaves the page unchanged if the script cannot be loaded", async () => {
  const load = vi.fn(async () => Promise.reject(new Error("gone")))
  startAdverts(slots(), load)
  tell(true)
  await expect(load.mock.results[0]?.value).rejects.toThrow("gone")
  expect(slots()).toHaveLength(2)
})
