// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest"
import { keepAnswer } from "../browser/consent.ts"
import { pageDataId } from "../page/page-data.ts"
import { consentOfPage } from "./consent-script.ts"

const clarityScripts = () =>
  [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"))
/** Returns the calls to Clarity's script, which is not loaded in this test. */
const told = () => [...(globalThis.clarity?.q ?? [])]

const begin = (clarityId?: string) => {
  const page = document.createElement("html")
  if (clarityId !== undefined) page.dataset["clarity"] = clarityId
  const states: Array<string> = []
  const consent = consentOfPage({ consent: "2sm", prefix: "" }, page)
  consent.start((state, granted) => states.push(`${state} ${granted.join()}`))
  return { consent, states }
}

beforeEach(() => {
  const data = Object.assign(document.createElement("script"), { id: pageDataId })
  data.type = "application/json"
  data.textContent = JSON.stringify({ locale: "de", consent: "2sm" })
  document.body.replaceChildren(data)
})
afterEach(() => {
  keepAnswer({ version: "2sm", at: Date.now(), granted: [] })
  document.cookie = "consent=; Path=/; Max-Age=0"
  document.head.replaceChildren()
  globalThis.clarity = undefined
})

it("asks once, and not again on the next page (rule consent.asked)", () => {
  const { consent, states } = begin()
  consent.answer([])
  consent.answer(["marketing"])
  expect(states).toEqual(["asking ", "answered "])
  expect(begin().states).toEqual(["answered "])
})

it("loads Clarity once, only with consent to statistics and only if the page contains an id (rule consent.clarity)", () => {
  const { consent } = begin("abcdef123")
  expect(clarityScripts()).toEqual([])
  consent.answer(["marketing"])
  expect(clarityScripts()).toEqual([])
  consent.openSettings()
  consent.answer(["statistics"])
  expect(clarityScripts()).toEqual(["https://www.clarity.ms/tag/abcdef123"])
  begin("abcdef123")
  expect(clarityScripts()).toHaveLength(1)
})

it("loads no script on a page without an id", () => {
  const { consent } = begin()
  consent.answer(["statistics", "marketing"])
  expect(clarityScripts()).toEqual([])
})

it("stops Clarity on withdrawal, and deletes all its stored data at once (rule consent.withdrawn)", () => {
  const { consent } = begin("abcdef123")
  consent.answer(["statistics", "marketing"])
  for (const name of ["_clck", "_clsk", "upsell"]) document.cookie = `${name}=1; Path=/`
  sessionStorage.setItem("_cltk", "1")
  consent.openSettings()
  consent.answer(["marketing"])
  expect(document.cookie).not.toContain("_cl")
  expect(document.cookie).toContain("upsell=1")
  expect(sessionStorage.getItem("_cltk")).toBeNull()
  expect(told().at(-1)).toEqual(["stop"])
  consent.openSettings()
  consent.answer([])
  expect(document.cookie).not.toContain("upsell")
})
