// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { keepSentWishes, takeSentWishes } from "./sent-wishes.ts"

const sent = "zipCode=01067&amount=6000&stations=1&product=20&options=108%2C131&ap=0&pcert=1%2C2&lbp=0"

/** Opens a list that was rendered for this URL, in a browser that stores `kept`. */
const open = (address: string, kept?: Readonly<Record<string, string>>): { readonly woken: () => number } => {
  takeSentWishes()
  history.replaceState({}, "", `/holzpellets-lose/angebotsliste?${address}`)
  document.body.innerHTML = `<div data-group="3" data-wishes="${sent.replaceAll("&", "&amp;")}"></div>`
  if (kept !== undefined) localStorage.setItem("calc:1:3", JSON.stringify(kept))
  let woken = 0
  keepSentWishes(1, () => woken++)
  return { woken: () => woken }
}

const keptNow = (): unknown => JSON.parse(localStorage.getItem("calc:1:3") ?? "null")

const whole = Object.fromEntries(new URLSearchParams(sent))

describe("an offer list that is not hydrated yet", () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => history.replaceState({}, "", "/"))

  it("is stored as it was rendered: its wishes, the store of the country and the cookie", () => {
    const page = open("zipCode=01067&amount=6000")
    expect(page.woken()).toBe(0)
    expect(keptNow()).toEqual({ ...whole, arrival: "1" })
    expect(localStorage.getItem("store:1")).toContain('"zipCodes":["01067"]')
    expect(localStorage.getItem("store:1")).toContain('"amounts":{"20":6000}')
    expect(document.cookie).toContain("calc.DEFAULT.1.3=zipCode=01067&amount=6000")
  })

  it("is hydrated, and not stored, if the browser stores options that its URL does not set", () => {
    const kept = { ...whole, ap: "1" }
    const page = open("zipCode=01067&amount=6000", kept)
    expect(page.woken()).toBe(1)
    expect(keptNow()).toEqual(kept)
    expect(takeSentWishes()).toBeUndefined()
    expect(open("zipCode=01067&amount=6000", { ...whole, pbs: "15" }).woken(), "no wish for sacks").toBe(1)
  })

  it("is not hydrated if the URL sets the values itself, or the same values are stored", () => {
    expect(open("zipCode=01067&amount=6000", { ...whole, zipCode: "80331", arrival: "1" }).woken()).toBe(0)
    expect(open(sent, { ...whole, ap: "1" }).woken()).toBe(0)
    expect(open("options=131", { ...whole, options: "110" }).woken(), "options replace stored ones").toBe(0)
    expect(open("zipCode=01067&amount=6.000", { ...whole, amount: "4000" }).woken(), "not sure").toBe(1)
  })

  it("is hydrated if another tab changes the wishes, and reports the change once", () => {
    const page = open("zipCode=01067&amount=6000")
    const newValue = JSON.stringify({ ...whole, amount: "5000" })
    localStorage.setItem("calc:1:3", newValue)
    dispatchEvent(new StorageEvent("storage", { key: "calc:1:3", newValue }))
    expect(page.woken()).toBe(1)
    expect(takeSentWishes()?.elsewhere).toMatchObject({ zipCode: "01067", amount: 5000 })
    expect(takeSentWishes()).toBeUndefined()
  })

  it("is hydrated at once if it has no offers", () => {
    document.body.innerHTML = ""
    let woken = 0
    keepSentWishes(1, () => woken++)
    expect(woken).toBe(1)
  })
})
