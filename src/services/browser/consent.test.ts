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

describe("what a visitor may be recognised for (rule consent.purposes)", () => {
  it("is nothing before an answer, what was granted after it, and nothing after the next no", () => {
    expect(may("statistics")).toBe(false)
    keepAnswer(answered("statistics"))
    expect([may("statistics"), may("marketing")]).toEqual([true, false])
    keepAnswer(answered())
    expect(may("statistics")).toBe(false)
  })

  it("is nothing by an answer to another question (rule consent.again)", () => {
    keepAnswer(answered("statistics", "marketing"))
    showPage("3sm")
    expect(may("statistics")).toBe(false)
    showPage("")
    expect(may("marketing")).toBe(false)
  })

  it("lives as long as the page where the browser takes no cookies (rule consent.cookie)", () => {
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

describe("what ends with a consent (rule consent.withdrawn)", () => {
  it("is forgotten in another tab as well, by a word that is no less checked than the cookie", async () => {
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

  it("is sent to the other tabs as one word", async () => {
    const other = new BroadcastChannel("consent")
    const heard: Array<unknown> = []
    other.addEventListener("message", ({ data }) => heard.push(data))
    tellTabs({ version: "2sm", at: 1_790_000_000_000, granted: ["statistics"] })
    await vi.waitFor(() => expect(heard).toEqual(["2sm.1790000000.s"]))
    other.close()
  })

  it("are the sources of upsellings: in the cookie after a yes, gone from memory with a no", () => {
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

describe("the script of the consent", () => {
  const begin = (consent = "2sm") => {
    const openSettings = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const load = vi.fn<() => Promise<{ openSettings: () => Promise<void> }>>(() =>
      Promise.resolve({ openSettings })
    )
    startConsent({ consent }, load)
    return { load, openSettings }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  it("loads for those who have not answered, and for none who have", async () => {
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

  it("loads in a tab that keeps a campaign, so that a no in another tab deletes it (rule consent.withdrawn)", async () => {
    keepAnswer(answered("marketing"))
    sessionStorage.setItem(campaignKey, "startseite newsletter")
    const { load } = begin()
    await settled()
    sessionStorage.removeItem(campaignKey)
    expect(load).toHaveBeenCalledOnce()
  })

  it("loads where nothing is asked for not even from the foot", async () => {
    const link = Object.assign(document.createElement("a"), { href: "#speicher" })
    link.dataset["consent"] = ""
    document.body.append(link)
    const silent = begin("")
    link.click()
    await settled()
    expect(silent.load).not.toHaveBeenCalled()
  })

  it("opens the settings from the foot, but no new tab's (rule consent.change)", async () => {
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
