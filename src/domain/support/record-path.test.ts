import { expect, it } from "vitest"
import type { Role } from "../rights/roles.ts"
import { recordPathOf } from "./record-path.ts"
import type { AuditDetail } from "./records.ts"

const of = (...roles: ReadonlyArray<Role>) => {
  const pathOf = recordPathOf({ roles, isImpersonated: false })
  return (detail: AuditDetail, field: string, event = "") => pathOf({ event, detail }, field)
}

const admin = of("Role_Interaid_Admin")

const prompt = "0123456789abcdef0123456789abcdef"

it.each<[AuditDetail, string, string | undefined]>([
  [{ dealer: 100_003, part: "closure" }, "dealer", "/support/haendler/100003"],
  [{ dealerId: 100_003 }, "dealerId", "/support/haendler/100003"],
  [{ review: 7 }, "review", "/support/bewertungen?bewertung=7"],
  [{ application: 4 }, "application", "/support/haendler-antraege/4"],
  [{ kind: "review", case: "7" }, "case", "/support/bewertungen?bewertung=7"],
  [{ kind: "application", case: "4" }, "case", "/support/haendler-antraege/4"],
  [{ kind: "textReview", case: "12" }, "case", "/support/cms/12/edit"],
  [{ kind: "givenUpMail", case: "order/4" }, "case", "/support/postausgang/order%2F4"],
  [{ kind: "withdrawal", case: "4" }, "case", undefined],
  [{ kind: "textReview", case: "../4" }, "case", undefined],
  [{ page: 12, path: "/news", version: 3 }, "page", "/support/cms/12/edit"],
  [{ page: 12, path: "/news", version: 3 }, "path", undefined],
  [{ prompt }, "prompt", `/support/cms/prompts/${prompt}`],
  [{ prompt: "neu" }, "prompt", undefined],
  [{ dealer: 3, list: 12 }, "list", "/support/haendler/3?teil=preise"],
  [{ list: 12 }, "list", undefined],
  [{ part: "campaign", entry: 5 }, "entry", "/support/campaigns/5"],
  [{ part: "advert", entry: 5 }, "entry", "/support/adverts/5"],
  [{ part: "slot", entry: 5 }, "entry", "/support/slots/5"],
  [{ memory: "prices", entry: "5" }, "entry", undefined],
  [{ country: 2, group: 3 }, "group", "/support/parameter-requirement/at/holzpellets-lose"],
  [{ country: 9, group: 3 }, "group", undefined],
  [{ country: 2, group: 99 }, "group", undefined],
  [{ dealerId: "" }, "dealerId", undefined],
  [{ dealer: "3/../4" }, "dealer", undefined],
  [{ rows: 7 }, "rows", undefined],
  [{ kind: "dealer" }, "kind", undefined]
])("of %j the field %s leads to %s (rule desk.record-links)", (detail, field, path) => {
  expect(admin(detail, field)).toBe(path)
})

it.each<[string, AuditDetail, string]>([
  ["contentRemoved", { page: 12 }, "page"],
  ["promptRemoved", { prompt }, "prompt"],
  ["mediumRemoved", { medium: 4 }, "medium"]
])("after %s, %j leads nowhere, because the record has no page any more", (event, detail, field) => {
  expect(admin(detail, field, event)).toBeUndefined()
})

it("a change of a user's dealer links to both dealers, and other changes to none", () => {
  const detail = { before: 3, after: "" }
  expect(admin(detail, "before", "dealerChanged")).toBe("/support/haendler/3")
  expect(admin(detail, "after", "dealerChanged")).toBeUndefined()
  expect(admin(detail, "before", "rolesChanged")).toBeUndefined()
})

it.each<[Role, boolean, boolean, boolean]>([
  ["Role_Interaid_DealerSupport", true, true, false],
  ["Role_Interaid_CustomerSupport", false, true, false],
  ["Role_Interaid_Editor", false, false, true]
])("%s opens dealers: %s, reviews: %s, pages: %s", (role, opensDealers, opensReviews, opensPages) => {
  const path = of(role)
  expect(path({ dealer: 3 }, "dealer") !== undefined).toBe(opensDealers)
  expect(path({ application: 3 }, "application") !== undefined).toBe(opensDealers)
  expect(path({ review: 3 }, "review") !== undefined).toBe(opensReviews)
  expect(path({ page: 3 }, "page") !== undefined).toBe(opensPages)
})

it("there are no links without a sign-in, or for staff who act in a customer's name", () => {
  const row = { event: "", detail: { dealer: 3 } }
  expect(recordPathOf(null)(row, "dealer")).toBeUndefined()
  const acting = recordPathOf({ roles: ["Role_Interaid_Admin"], isImpersonated: true })
  expect(acting(row, "dealer")).toBeUndefined()
})
