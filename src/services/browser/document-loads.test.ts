// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { showDocumentLoads } from "./document-loads.ts"

const bar = document.createElement("div")

// jsdom does not navigate: navigation is cancelled after its event
const stay = (event: Event) => event.preventDefault()

beforeAll(() => {
  showDocumentLoads(bar)
  addEventListener("click", stay)
  addEventListener("submit", stay)
})
beforeEach(() => {
  vi.useFakeTimers()
  bar.dataset["state"] = "hidden"
})
afterEach(() => {
  dispatchEvent(new Event("pagehide"))
  vi.useRealTimers()
})

const click = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  )
}
const stateAfter = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return bar.dataset["state"]
}

it("shows that the next page loads, not before 200 ms, and no more once it is there", () => {
  click('<a href="/pelletpreise">Preise</a>')
  expect(stateAfter(199)).toBe("hidden")
  expect(stateAfter(1)).toBe("creeping")
  dispatchEvent(new Event("pagehide"))
  expect(bar.dataset["state"]).toBe("hidden")
})

it("shows it for forms as well, and Escape breaks the way off", () => {
  document.body.innerHTML = '<form action="/"></form>'
  document.forms[0]?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  expect(stateAfter(200)).toBe("creeping")
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))
  expect(bar.dataset["state"]).toBe("hidden")
})

it.each([
  ["another tab", '<a href="/agb" target="_blank">x</a>'],
  ["a file", '<a href="/daten.csv" download>x</a>'],
  ["a call", '<a href="/api/open-data/days.csv">x</a>'],
  ["a place of this page", '<a href="#preis">x</a>'],
  ["a telephone", '<a href="tel:+4930000000">x</a>'],
  ["another site", '<a href="https://other.example/">x</a>'],
  ["no link", "<p>x</p>"]
])("says nothing of %s", (_, html) => {
  click(html)
  expect(stateAfter(500)).toBe("hidden")
})

it("says nothing of a click for a tab of its own, or that a part of the page has taken", () => {
  click('<a href="/agb">x</a>', { ctrlKey: true })
  expect(stateAfter(500)).toBe("hidden")
  document.body.addEventListener("click", stay, { once: true })
  click('<a href="/agb">x</a>')
  expect(stateAfter(500)).toBe("hidden")
})
