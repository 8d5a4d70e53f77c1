import { expect, it } from "vitest"
import type { Role } from "../rights/roles.ts"
import { recordPathOf } from "./record-path.ts"
import type { AuditDetail } from "./records.ts"

const of = (...roles: ReadonlyArray<Role>) => recordPathOf({ roles, isImpersonated: false })

const admin = of("Role_Interaid_Admin")

it.each<[AuditDetail, string, string | undefined]>([
  [{ dealer: 100_003, part: "closure" }, "dealer", "/support/haendler/100003"],
  [{ dealerId: 100_003 }, "dealerId", "/support/haendler/100003"],
  [{ review: 7 }, "review", "/support/bewertungen?bewertung=7"],
  [{ application: 4 }, "application", "/support/haendler-antraege/4"],
  [{ kind: "review", case: "7" }, "case", "/support/bewertungen?bewertung=7"],
  [{ kind: "application", case: "4" }, "case", "/support/haendler-antraege/4"],
  [{ kind: "givenUpMail", case: "4" }, "case", undefined],
  [{ dealerId: "" }, "dealerId", undefined],
  [{ dealer: "3/../4" }, "dealer", undefined],
  [{ rows: 7 }, "rows", undefined],
  [{ kind: "dealer" }, "kind", undefined]
])("of %j the field %s leads to %s (rule desk.record-links)", (detail, field, path) => {
  expect(admin(detail, field)).toBe(path)
})

it.each<[Role, boolean, boolean]>([
  ["Role_Interaid_DealerSupport", true, true],
  ["Role_Interaid_CustomerSupport", false, true],
  ["Role_Interaid_Editor", false, false]
])("%s opens dealers: %s, reviews: %s", (role, opensDealers, opensReviews) => {
  const path = of(role)
  expect(path({ dealer: 3 }, "dealer") !== undefined).toBe(opensDealers)
  expect(path({ application: 3 }, "application") !== undefined).toBe(opensDealers)
  expect(path({ review: 3 }, "review") !== undefined).toBe(opensReviews)
})

it("leads nowhere without a sign-in, and for staff who act in a customer's name", () => {
  expect(recordPathOf(null)({ dealer: 3 }, "dealer")).toBeUndefined()
  const acting = recordPathOf({ roles: ["Role_Interaid_Admin"], isImpersonated: true })
  expect(acting({ dealer: 3 }, "dealer")).toBeUndefined()
})
