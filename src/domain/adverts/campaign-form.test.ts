import { describe, expect, it } from "vitest"
import { campaignFormProblems, campaignOfFields, fieldsOfCampaign } from "./campaign-form.ts"
import { actsOfCampaign, actsOfRecord } from "./desk-acts.ts"
import type { DeskCampaign } from "./desk-records.ts"

const campaign: DeskCampaign = {
  id: 4,
  rowVersion: 2,
  name: "Herbst in Bayern",
  campaignTypeId: 1,
  countryId: 1,
  startsAt: "2026-11-01T08:00:00.000Z",
  endsAt: "2026-12-01T08:00:00.000Z",
  viewBudget: 20_000,
  zipPrefixes: ["80", "81"],
  regions: ["BY"],
  slotIds: [1, 2],
  variants: [
    { advertId: 7, weight: 3 },
    { advertId: 8, weight: 1 }
  ],
  isPaused: false,
  isArchived: false,
  state: "running",
  views: 0,
  clicks: 0,
  changedAt: "2026-11-01T08:00:00.000Z",
  changedBy: ""
}
const fields = fieldsOfCampaign(campaign)
const codes = (more: object) =>
  campaignFormProblems({ ...fields, ...more }).map(({ field, code }) => `${field} ${code}`)

describe("the form of a campaign (rule advert.fields)", () => {
  it("shows a campaign and returns it unchanged, with times in its country's time zone", () => {
    expect(fields).toMatchObject({ startsAt: "2026-11-01T09:00", zipPrefixes: "80, 81", advertB: "8" })
    const {
      id: _,
      rowVersion: __,
      isPaused,
      isArchived,
      state,
      views,
      clicks,
      changedAt,
      changedBy,
      ...edit
    } = campaign
    expect([isPaused, isArchived, state, views, clicks, changedAt, changedBy]).toHaveLength(7)
    expect(campaignOfFields(fields)).toEqual(edit)
    expect(codes({})).toEqual([])
  })

  it("drops the states when the country changes", () => {
    expect(campaignOfFields({ ...fields, countryId: "2", regions2: ["W"] }).regions).toEqual(["W"])
    expect(campaignOfFields({ ...fields, countryId: "3" }).regions).toEqual([])
  })

  it.each([
    [{ weightA: "-1" }, ["weightA negative"]],
    [{ weightB: "1001" }, ["weightB tooHeavy"]],
    [{ weightA: "viel" }, ["weightA noNumber"]],
    [{ weightA: "" }, ["weightA noNumber"]],
    [{ weightA: "0", weightB: "0" }, ["weightA allZero"]],
    [{ weightA: "0", advertB: "" }, ["weightA allZero"]],
    [{ weightA: "0" }, []],
    // a fallback campaign is not selected by weight, so its weights are not checked
    [{ campaignTypeId: "2", weightA: "-1", weightB: "0" }, []],
    [{ advertB: "7" }, ["advertB sameAdvert"]],
    [{ advertA: "" }, ["advertA required"]],
    // all validation errors are reported at once
    [{ advertA: "", weightA: "-1" }, ["advertA required", "weightA negative"]],
    [{ slots: [] }, ["slots required"]],
    [{ viewBudget: "0" }, ["viewBudget invalid"]],
    [{ viewBudget: "viele" }, ["viewBudget invalid"]],
    [{ endsAt: "2026-11-01T09:00" }, ["endsAt endsBefore"]],
    [{ zipPrefixes: "80331 x" }, ["zipPrefixes invalid"]],
    [{ startsAt: "" }, ["startsAt invalid"]]
  ] as const)("with %j has the problem %j", (more, problems) => {
    expect(codes(more)).toEqual(problems)
  })
})

it.each([
  [{ isArchived: false, isPaused: false }, ["pause", "archive"]],
  [{ isArchived: false, isPaused: true }, ["resume", "archive"]],
  [{ isArchived: true, isPaused: true }, ["restore"]]
])("the actions on a campaign in state %j are %j", (stand, acts) => {
  expect(actsOfCampaign(stand)).toEqual(acts)
  expect(actsOfRecord(stand)).toEqual(acts.filter((act) => act === "archive" || act === "restore"))
})
