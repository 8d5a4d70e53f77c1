// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { showDocumentLoads } from "./document-loads.ts"

const bar = document.createElement("div")

// jsdom cannot navigate, so the navigation is cancelled after its event
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

it("shows the bar from 200 ms after a click until the page is left", () => {
  click('<a href="/pelletpreise">Preise</a>')
  expect(stateAfter(199)).toBe("hidden")
  expect(stateAfter(1)).toBe("creeping")
  dispatchEvent(new Event("pagehide"))
  expect(bar.dataset["state"]).toBe("hidden")
})

it("shows the bar for forms as well, and hides it when Escape cancels the navigation", () => {
  document.body.innerHTML = '<form action="/"></form>'
  document.forms[0]?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  expect(stateAfter(200)).toBe("creeping")
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))
  expect(bar.dataset["state"]).toBe("hidden")
})

it.each([
  ["a link to another tab", '<a href="/agb" target="_blank">x</a>'],
  ["a download", '<a href="/daten.csv" download>x</a>'],
  ["a link to an API call", '<a href="/api/open-data/days.csv">x</a>'],
  ["a link within the page", '<a href="#preis">x</a>'],
  ["a phone number", '<a href="tel:+4930000000">x</a>'],
  ["a link to another site", '<a href="https://other.example/">x</a>'],
  ["an element that is no link", "<p>x</p>"]
])("shows no bar for %s", (_, html) => {
  click(html)
  expect(stateAfter(500)).toBe("hidden")
})

it("shows no bar for a click that opens a new tab, or that another part of the page has handled", () => {
  click('<a href="/agb">x</a>', { ctrlKey: true })
  expect(stateAfter(500)).toBe("hidden")
  document.body.addEventListener("click", stay, { once: true })
  click('<a href="/agb">x</a>')
  expect(stateAfter(500)).toBe("hidden")
})
