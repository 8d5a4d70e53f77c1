// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest"
import { pageDataId } from "../page/page-data.ts"
import { campaignKey } from "./campaign-key.ts"
import { keepCampaign, keptCampaign } from "./tracked-campaign.ts"
import { keepAnswer } from "./consent.ts"
import { tabValues } from "./storage.ts"

const answer = (granted: ReadonlyArray<"statistics" | "marketing">) =>
  keepAnswer({ version: "2sm", at: Date.now(), granted })

const arriveAt = (path: string) => history.replaceState(null, "", path)

beforeEach(() => {
  const data = Object.assign(document.createElement("script"), { id: pageDataId })
  data.type = "application/json"
  data.textContent = JSON.stringify({ locale: "de", consent: "2sm" })
  document.body.replaceChildren(data)
})
afterEach(() => {
  answer([])
  tabValues.remove(campaignKey)
  document.cookie = "consent=; Path=/; Max-Age=0"
  document.body.replaceChildren()
  arriveAt("/")
})

it("stores no campaign without consent to marketing (rule consent.campaigns)", () => {
  arriveAt("/at/pelletpreise?utm_medium=email")
  keepCampaign("/at")
  answer(["statistics"])
  keepCampaign("/at")
  expect(tabValues.get(campaignKey)).toBeUndefined()
  expect(keptCampaign()).toBeUndefined()
})

it("stores the last campaign for the tab, and deletes it when consent is withdrawn", () => {
  answer(["marketing"])
  arriveAt("/at/?utm_source=max@muster.example")
  keepCampaign("/at")
  expect(tabValues.get(campaignKey)).toBe("startseite andere")
  arriveAt("/at/pelletpreise?utm_medium=email")
  keepCampaign("/at")
  arriveAt("/at/impressum")
  keepCampaign("/at")
  expect(keptCampaign()).toEqual({ page: "pelletspreise", channel: "newsletter" })
  answer([])
  expect(keptCampaign()).toBeUndefined()
  answer(["marketing"])
  expect(keptCampaign()).toBeUndefined()
})
