import { describe, expect, it } from "vitest"
import { campaignOf, campaignPages, campaignRoutes, campaignText, parseCampaign } from "./tracked-campaign.ts"

const of = (path: string, query: string) => campaignOf(path, new URLSearchParams(query))

describe("campaigns (rule consent.campaigns)", () => {
  it.each([
    ["/", "startseite"],
    ["/pelletpreise", "pelletspreise"],
    ["/pelletpreise/", "pelletspreise"],
    ["/pelletpreise/bayern/80331", "ortseiten"],
    ["/holzpellets-lose/angebotsliste", "pelletspreise-pricelist"],
    ["/kunde/startseite", "customer-page"]
  ])("on the page %s are of kind %s", (path, page) => {
    expect(of(path, "utm_medium=email")).toEqual({ page, channel: "newsletter" })
  })

  it.each(["/news", "/pelletpreise-erklaert", "/kunde/stammdaten", "/a/b/angebotsliste", ""])(
    "are not counted on %j",
    (path) => expect(of(path, "utm_medium=email")).toBeUndefined()
  )

  it.each([
    ["utm_medium=E-Mail", "newsletter"],
    ["utm_medium=cpc&utm_source=facebook", "suchmaschine"],
    ["utm_source=google", "suchmaschine"],
    ["utm_medium=Paid_Social", "soziale-medien"],
    ["utm_medium=banner", "anzeige"],
    ["utm_medium=affiliate&utm_source=google", "partner"],
    ["utm_campaign=herbst", "andere"],
    ["utm_medium=%3Cscript%3E&utm_source=max%40muster.example", "andere"]
  ])("with the parameters %s are stored as one word", (query, channel) => {
    expect(of("/", query)).toEqual({ page: "startseite", channel })
  })

  it.each(["", "zipCode=80331", "utm_medium=", "utm_term=pellets"])(
    "do not exist with the parameters %j",
    (query) => expect(of("/", query)).toBeUndefined()
  )

  it("are stored as two words; any other stored text is ignored", () => {
    const campaign = { page: "ortseiten", channel: "partner" } as const
    expect(parseCampaign(campaignText(campaign))).toEqual(campaign)
    for (const text of [
      undefined,
      "",
      "ortseiten",
      "ortseiten toString",
      "constructor partner",
      "ortseiten partner x"
    ])
      expect(parseCampaign(text)).toBeUndefined()
  })

  it("have a name for each route", () => {
    expect(Object.values(campaignRoutes)).toEqual(campaignPages)
  })
})
