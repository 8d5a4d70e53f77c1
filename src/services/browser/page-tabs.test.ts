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

const heard = () => ({
  onOthers: vi.fn<(others: ReadonlySet<string>) => void>(),
  onSaved: vi.fn<() => void>()
})
const idsIn = ({ onOthers }: ReturnType<typeof heard>) => [
  ...(onOthers.mock.lastCall?.[0] ?? ["nothing heard"])
]

it("detects other tabs with the same page until they are closed (rule content.kept-draft)", () => {
  const open = browser()
  const [one, other, elsewhere] = [heard(), heard(), heard()]
  const first = openPageTabs(7, "a", one, open, new EventTarget())
  const second = openPageTabs(7, "b", other, open, new EventTarget())
  openPageTabs(8, "c", elsewhere, open, new EventTarget())
  expect([idsIn(one), idsIn(other)]).toEqual([["b"], ["a"]])
  first.tellSaved()
  expect([one.onSaved.mock.calls.length, other.onSaved.mock.calls.length]).toEqual([0, 1])
  second.close()
  expect(idsIn(one)).toEqual([])
  expect(elsewhere.onOthers).not.toHaveBeenCalled()
})

it("detects that another tab leaves the page by an address or is closed, and that it comes back", () => {
  const open = browser()
  const [one, left] = [heard(), new EventTarget()]
  openPageTabs(7, "a", one, open, new EventTarget())
  const second = openPageTabs(7, "b", heard(), open, left)
  left.dispatchEvent(new Event("pagehide"))
  expect(idsIn(one)).toEqual([])
  left.dispatchEvent(new Event("pageshow"))
  expect(idsIn(one)).toEqual(["b"])
  second.close()
  left.dispatchEvent(new Event("pageshow"))
  expect(idsIn(one)).toEqual([])
})
