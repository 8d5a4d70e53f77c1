// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ConsentAnswer } from "../../domain/consent/answer.ts"
import { pageDataId } from "../page/page-data.ts"
import { campaignKey } from "./campaign-key.ts"
import { keepAnswer, may, onWithdrawn, tellTabs } from "./consent.ts"
import { startConsent } from "./start-consent.ts"
import { upsellSourceMap } from "./upsell-source.ts"

const answered = (...granted: ConsentAnswer["granted"]): ConsentAnswer => ({
  version: "2sm",
  at: Math.floor(Date.now() / 1000) * 1000,
  granted
})

const showPage = (consent: string) => {
  const data = document.createElement("script")
  data.type = "application/json"
  data.id = pageDataId
  data.textContent = JSON.stringify({ locale: "de", consent })
  document.body.replaceChildren(data)
}

const forget = () => {
  document.cookie = "consent=; Path=/; Max-Age=0"
}

beforeEach(() => showPage("2sm"))
afterEach(() => {
  Reflect.deleteProperty(document, "cookie")
  forget()
  keepAnswer(answered())
  forget()
  document.body.replaceChildren()
  document.documentElement.removeAttribute("data-clarity")
})

describe("consent to being recognised for a purpose (rule consent.purposes)", () => {
  it("is missing before an answer, covers the granted purposes afterwards, and ends with the next refusal", () => {
    expect(may("statistics")).toBe(false)
    keepAnswer(answered("statistics"))
    expect([may("statistics"), may("marketing")]).toEqual([true, false])
    keepAnswer(answered())
    expect(may("statistics")).toBe(false)
  })

  it("is missing if the answer belongs to another version or to a page that requests none (rule consent.again)", () => {
    keepAnswer(answered("statistics", "marketing"))
    showPage("3sm")
    expect(may("statistics")).toBe(false)
    showPage("")
    expect(may("marketing")).toBe(false)
  })

  it("lasts as long as the page if the browser accepts no cookies (rule consent.cookie)", () => {
    const refused = () => {
      throw new DOMException("Forbidden", "SecurityError")
    }
    for (const cookie of [
      { get: () => "", set: () => {} },
      { get: refused, set: refused }
    ]) {
      Object.defineProperty(document, "cookie", { configurable: true, ...cookie })
      keepAnswer(answered("marketing"))
      expect(may("marketing")).toBe(true)
      keepAnswer(answered())
      expect(may("marketing")).toBe(false)
    }
  })
})

describe("withdrawal of consent (rule consent.withdrawn)", () => {
  it("deletes data in another tab as well, by a message that is validated like the cookie", async () => {
    const forgotten: Array<string> = []
    onWithdrawn("marketing", () => forgotten.push("marketing"))
    const other = new BroadcastChannel("consent")
    keepAnswer(answered("marketing"))
    for (const word of [5, "yes", "3sm.1790000000.", "2sm.1.m"]) other.postMessage(word)
    keepAnswer(answered())
    other.postMessage(`2sm.${Math.floor(Date.now() / 1000)}.`)
    await vi.waitFor(() => expect(forgotten).toEqual(["marketing"]))
    other.close()
  })

  it("is sent to the other tabs as one string", async () => {
    const other = new BroadcastChannel("consent")
    const heard: Array<unknown> = []
    other.addEventListener("message", ({ data }) => heard.push(data))
    tellTabs({ version: "2sm", at: 1_790_000_000_000, granted: ["statistics"] })
    await vi.waitFor(() => expect(heard).toEqual(["2sm.1790000000.s"]))
    other.close()
  })

  it("clears the sources of upsellings, which are stored in the cookie only with consent", () => {
    let withdraw = (): void => {}
    const jar = { read: () => "", write: vi.fn<(cookie: string) => void>() }
    const map = upsellSourceMap(may, jar, (purpose, forgetIt) => {
      expect(purpose).toBe("marketing")
      withdraw = forgetIt
    })
    map.remember(10_000, "settings")
    expect(jar.write).not.toHaveBeenCalled()
    keepAnswer(answered("marketing"))
    map.remember(10_001, "settings")
    expect(jar.write).toHaveBeenCalledOnce()
    withdraw()
    expect(map.all()).toEqual({})
  })
})

describe("the consent script", () => {
  const begin = (consent = "2sm") => {
    const openSettings = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const load = vi.fn<() => Promise<{ openSettings: () => Promise<void> }>>(() =>
      Promise.resolve({ openSettings })
    )
    startConsent({ consent }, load)
    return { load, openSettings }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  it("loads for visitors without a current answer, and not for others", async () => {
    const first = begin()
    await settled()
    expect(first.load).toHaveBeenCalledOnce()
    keepAnswer(answered())
    const second = begin()
    await settled()
    expect(second.load).not.toHaveBeenCalled()
    const newer = begin("3sm")
    await settled()
    expect(newer.load).toHaveBeenCalledOnce()
  })

  it("loads in a tab that stores a campaign, so that a withdrawal in another tab deletes it (rule consent.withdrawn)", async () => {
    keepAnswer(answered("marketing"))
    sessionStorage.setItem(campaignKey, "startseite newsletter")
    const { load } = begin()
    await settled()
    sessionStorage.removeItem(campaignKey)
    expect(load).toHaveBeenCalledOnce()
  })

  it("does not load on a page that needs no consent, not even from the footer link", async () => {
    const link = Object.assign(document.createElement("a"), { href: "#speicher" })
    link.dataset["consent"] = ""
    document.body.append(link)
    const silent = begin("")
    link.click()
    await settled()
    expect(silent.load).not.toHaveBeenCalled()
  })

  it("opens the settings from the footer link, but not for a click that opens a new tab (rule consent.change)", async () => {
    keepAnswer(answered())
    const { load, openSettings } = begin()
    const link = Object.assign(document.createElement("a"), { href: "#speicher" })
    link.dataset["consent"] = ""
    document.body.append(link)
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }))
    await settled()
    expect(load).not.toHaveBeenCalled()
    link.click()
    await settled()
    expect(openSettings).toHaveBeenCalledOnce()
  })
})
