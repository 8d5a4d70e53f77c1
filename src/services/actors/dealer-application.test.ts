import { expect, it } from "vitest"
import type { ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import { applicationKeys } from "./dealer-application.ts"

const form: ApplicationForm = {
  company: "Wärme GmbH",
  contact: "Kim Muster",
  email: "kim@waerme.example",
  phone: "089 123456",
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

it("an application that is sent again has the same key, and a changed one another (rule dealer.application)", () => {
  let made = 0
  const keyOf = applicationKeys(() => `key-${++made}`)
  expect(keyOf(form, ["a"])).toBe("key-1")
  expect(keyOf({ ...form }, ["a"])).toBe("key-1")
  expect(keyOf({ ...form, phone: "089 654321" }, ["a"])).toBe("key-2")
  expect(keyOf({ ...form, phone: "089 654321" }, [])).toBe("key-3")
})
