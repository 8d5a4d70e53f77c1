import { describe, expect, it } from "vitest"
import { campaignProblems } from "./advert-rules.ts"
import { type CampaignRun, campaignState, isShownIn } from "./campaign-run.ts"

const run: CampaignRun = {
  campaignTypeId: 1,
  countryId: 1,
  startsAt: "2026-11-01T00:00:00Z",
  endsAt: "2026-12-01T00:00:00Z",
  isPaused: false,
  isArchived: false,
  viewBudget: 100,
  views: 99,
  filter: { zipPrefixes: [], regions: [] }
}
const at = (text: string) => Date.parse(text)
const now = at("2026-11-28T12:00:00Z")

describe("a campaign (rule advert.run)", () => {
  it.each([
    [{}, now, "running"],
    [{}, at("2026-11-01T00:00:00Z"), "running"],
    [{}, at("2026-10-31T23:59:59Z"), "planned"],
    [{}, at("2026-12-01T00:00:00Z"), "ended"],
    [{ endsAt: null }, at("2030-01-01T00:00:00Z"), "running"],
    [{ views: 100 }, now, "spent"],
    [{ views: 100, viewBudget: null }, now, "running"],
    [{ isPaused: true }, now, "paused"],
    [{ isPaused: true, isArchived: true }, now, "archived"]
  ] as const)("%o at the time %i is in the state: %s", (more, time, state) => {
    expect(campaignState({ ...run, ...more }, time)).toBe(state)
  })

  it.each([
    [[], [], "", true],
    [["80"], [], "80331", true],
    [["803", "81"], [], "81541", true],
    [["80"], [], "10115", false],
    [["80"], [], "", false],
    [[], ["BY"], "80331", true],
    [[], ["BE"], "80331", false],
    [["10"], ["BY"], "80331", true]
  ] as const)(
    "for the prefixes %o and states %o is shown at %s: %s (rule advert.zip)",
    (zipPrefixes, regions, zipCode, expected) => {
      const filtered = { ...run, filter: { zipPrefixes, regions } }
      const where = { countryId: 1, zipCode, regions: zipCode.startsWith("8") ? ["BY"] : [] } as const
      expect(isShownIn({ appliesZipFiltering: true }, filtered, where, now)).toBe(expected)
      expect(isShownIn({ appliesZipFiltering: false }, filtered, where, now)).toBe(true)
      expect(isShownIn({ appliesZipFiltering: false }, filtered, { ...where, countryId: 2 }, now)).toBe(false)
    }
  )

  it("is refused with what is wrong (rule advert.fields)", () => {
    const edit = {
      name: "Herbst",
      countryId: 2,
      startsAt: run.startsAt,
      endsAt: run.endsAt,
      viewBudget: 5,
      zipPrefixes: ["1", "50"],
      regions: ["W", "NOE"]
    } as const
    expect(campaignProblems(edit)).toEqual([])
    const wrong = {
      ...edit,
      name: " ",
      endsAt: edit.startsAt,
      viewBudget: 0,
      zipPrefixes: ["80331"],
      regions: ["BY"]
    }
    expect(campaignProblems(wrong).map(({ field, code }) => `${field} ${code}`)).toEqual([
      "name required",
      "endsAt endsBefore",
      "viewBudget invalid",
      "zipPrefixes invalid",
      "regions invalid"
    ])
  })
})
