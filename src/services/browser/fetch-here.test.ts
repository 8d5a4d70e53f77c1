// @vitest-environment jsdom
import { expect, it, vi } from "vitest"
import { fetchHere, listenForMissingParts } from "./fetch-here.ts"

const missing = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }))

it("hides its own missing chunk from the listener that reloads the page, and no other (rule page.chunk-reload)", async () => {
  const onReload = vi.fn<() => void>()
  listenForMissingParts()
  addEventListener("vite:preloadError", onReload)
  const failed = fetchHere(async () => {
    missing()
    throw new Error("There is no such file")
  })
  await expect(failed).rejects.toThrow("There is no such file")
  expect(onReload).not.toHaveBeenCalled()
  missing()
  expect(onReload).toHaveBeenCalledTimes(1)
})
