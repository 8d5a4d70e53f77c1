import { describe, expect, it } from "vitest"
import { type ApplicationForm, applicationProblems } from "./application-form.ts"
import { actsOn, applicationStates, stateAfter } from "./application.ts"

const whole: ApplicationForm = {
  company: "Wärme & Söhne GmbH",
  contact: "Erika Mustermann",
  email: "erika@waerme.example",
  phone: "089 1234567",
  countryId: 1,
  zipCode: "80331",
  place: "München",
  registerNumber: "",
  vatId: "",
  deliveryCountryIds: [1],
  deliveryArea: "Oberbayern",
  productGroupIds: [3],
  certifications: "",
  text: ""
}

describe("an application (rule dealer.application)", () => {
  it("is taken over by staff before it is answered, and answered once", () => {
    const table = applicationStates.map((state) => [
      state,
      stateAfter(state, "take"),
      stateAfter(state, "accept"),
      stateAfter(state, "refuse"),
      actsOn(state).join(" ")
    ])
    expect(table).toEqual([
      ["new", "taken", undefined, undefined, "take"],
      ["taken", "taken", "accepted", "refused", "accept refuse"],
      ["accepted", undefined, undefined, undefined, ""],
      ["refused", undefined, undefined, undefined, ""]
    ])
  })

  it.each<[Partial<ApplicationForm>, ReadonlyArray<string>]>([
    [{}, []],
    [{ company: " ", contact: "" }, ["company required", "contact required"]],
    [{ company: "x".repeat(121), text: "x".repeat(2001) }, ["company tooLong", "text tooLong"]],
    [{ email: "erika", phone: "x" }, ["email invalid", "phone invalid"]],
    [{ zipCode: "8033" }, ["zipCode invalid"]],
    [{ zipCode: "8001", countryId: 3 }, []],
    [
      { productGroupIds: [], deliveryCountryIds: [], deliveryArea: "" },
      ["productGroupIds required", "deliveryCountryIds required", "deliveryArea required"]
    ]
  ])("with %j has the problem %j", (change, expected) => {
    expect(applicationProblems({ ...whole, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(
      expected
    )
  })
})
