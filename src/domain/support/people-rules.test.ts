import { describe, expect, it } from "vitest"
import { customerProblems, dealerIdIn, rolesProblems } from "./people-rules.ts"

const partner = "Role_AdvertisingPartner"

describe("the roles of an account", () => {
  it.each([
    [[], "", "roles required"],
    [["Role_Unknown"], "", "roles required"],
    [["Role_Press"], "", undefined],
    [["Role_Press"], "no number, and not shown", undefined],
    [[partner], "", "dealerId dealerRequired"],
    [[partner], " 12 ", undefined],
    [[partner], "0", "dealerId dealerUnknown"],
    [[partner], "1234567890", "dealerId dealerUnknown"],
    [[partner], "12a", "dealerId dealerUnknown"]
  ])("%j with the dealer %j: %s", (roles, dealerId, problem) => {
    const found = rolesProblems({ roles, dealerId }).map(({ field, code }) => `${field} ${code}`)
    expect(found).toEqual(problem === undefined ? [] : [problem])
  })

  it("have a dealer only if one of them needs one", () => {
    expect(dealerIdIn({ roles: [partner], dealerId: " 12 " })).toBe(12)
    expect(dealerIdIn({ roles: ["Role_Press"], dealerId: "12" })).toBeNull()
  })
})

it("a customer's texts have the same maximum lengths as the API call", () => {
  const fields = { firstName: "a".repeat(60), lastName: "", phone: "1".repeat(30) }
  expect(customerProblems(fields)).toEqual([])
  expect(customerProblems({ ...fields, phone: "1".repeat(31) })).toEqual([
    { field: "phone", code: "tooLong" }
  ])
})

it.each([
  [{}, []],
  [{ firstName: "", lastName: "" }, []],
  [{ phone: "Tel.: 030 123456" }, []],
  [{ phone: "abc" }, ["phone invalid"]],
  [{ phone: "+49 30 1" }, ["phone invalid"]],
  [{ lastName: "www.x.de" }, ["lastName linkNotAllowed"]]
])("a customer with %j: %j", (change, problems) => {
  const fields = { firstName: "Erika", lastName: "Muster", phone: "", ...change }
  expect(customerProblems(fields).map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})
