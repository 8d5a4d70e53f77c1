// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest"
import { consentOnCall } from "./consent-on-call.ts"
import type { RunningConsent } from "./consent-script.ts"

const answer = "2sm.1790000000.s"

const begin = (loaded: boolean = true) => {
  const consent = {
    start: vi.fn<RunningConsent["start"]>(),
    answer: vi.fn<RunningConsent["answer"]>(),
    openSettings: vi.fn<() => void>(),
    closeSettings: vi.fn<() => void>(),
    hear: vi.fn<(text: unknown) => void>()
  }
  const load = vi.fn<() => Promise<RunningConsent>>(() =>
    loaded ? Promise.resolve(consent) : Promise.reject(new TypeError("Failed to fetch"))
  )
  const ask = vi.fn<() => void>()
  return { consent, load, ask, run: consentOnCall("2sm", load, ask) }
}

afterEach(() => {
  document.cookie = "consent=; Path=/; Max-Age=0"
})

it("asks a new visitor without loading what runs the consent, and loads it once on call", async () => {
  const { load, ask, run } = begin()
  expect(ask).toHaveBeenCalledOnce()
  dispatchEvent(new Event("pageshow"))
  document.dispatchEvent(new Event("visibilitychange"))
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  await Promise.all([run(), run()])
  expect(load).toHaveBeenCalledOnce()
})

it("runs the consent immediately and asks nothing where an answer to this question may be valid", () => {
  document.cookie = `consent=${answer}; Path=/`
  const { load, ask } = begin()
  expect(load).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

it("asks again where the answer is to another question (rule consent.again)", () => {
  document.cookie = "consent=1s.1790000000.s; Path=/"
  const { load, ask } = begin()
  expect(ask).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
})

it("passes on what another tab answers, also without cookies (rule consent.tabs)", async () => {
  const { consent } = begin()
  const other = new BroadcastChannel("consent")
  other.postMessage(answer)
  await vi.waitFor(() => expect(consent.hear).toHaveBeenCalledExactlyOnceWith(answer))
  other.close()
})

it.each(["visibilitychange", "pageshow"])(
  "reads at %s what was answered while the tab slept",
  async (type) => {
    const { load } = begin()
    document.cookie = `consent=${answer}; Path=/`
    ;(type === "pageshow" ? globalThis : document).dispatchEvent(new Event(type))
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  }
)

it("says so where what runs the consent cannot be loaded", async () => {
  const { run } = begin(false)
  await expect(run()).rejects.toThrow("Failed to fetch")
})
