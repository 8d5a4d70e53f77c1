import { expect, it, vi } from "vitest"
import { openPageTabs } from "./page-tabs.ts"

/** Creates the channels of one browser: a message sent on one channel is received by all others with the same name. */
const browser = () => {
  const open = new Map<string, Set<{ readonly hear: (data: unknown) => void }>>()
  return (name: string) => {
    const all = open.get(name) ?? new Set()
    open.set(name, all)
    const own = { hear: (_: unknown) => {} }
    all.add(own)
    return {
      postMessage: (data: unknown) =>
        [...all].filter((each) => each !== own).forEach(({ hear }) => hear(data)),
      addEventListener: (_: "message", listen: (event: { readonly data: unknown }) => void) => {
        own.hear = (data) => listen({ data })
      },
      close: () => all.delete(own)
    }
  }
}

it("detects other tabs with the same page until they are closed (rule content.kept-draft)", () => {
  const open = browser()
  const heard = () => ({ onOthers: vi.fn<(count: number) => void>(), onSaved: vi.fn<() => void>() })
  const [one, other, elsewhere] = [heard(), heard(), heard()]
  const first = openPageTabs(7, "a", one, open)
  const second = openPageTabs(7, "b", other, open)
  openPageTabs(8, "c", elsewhere, open)
  expect([one.onOthers.mock.lastCall, other.onOthers.mock.lastCall]).toEqual([[1], [1]])
  first.tellSaved()
  expect([one.onSaved.mock.calls.length, other.onSaved.mock.calls.length]).toEqual([0, 1])
  second.close()
  expect(one.onOthers.mock.lastCall).toEqual([0])
  expect(elsewhere.onOthers).not.toHaveBeenCalled()
})
