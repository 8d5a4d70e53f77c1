// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest"
import { recallAlarmZip } from "./recalled-alarm.ts"
import { keptValues } from "./storage.ts"

afterEach(() => document.body.replaceChildren())

const known = { zipCodes: ["80331"] }

const recalled = async (store: unknown, fields = "", typedMeanwhile = "") => {
  document.body.innerHTML = `<form>${fields}<input id="alarm-zipCode" name="zipCode"></form>`
  const field = document.querySelector<HTMLInputElement>("#alarm-zipCode")
  if (field === null) throw new Error("There is no field")
  const values = keptValues(() => undefined)
  if (store !== undefined) values.set("store:1", JSON.stringify(store))
  const filled = recallAlarmZip(field, {
    countryId: 1,
    isInState: async (state, zipCode) => state === "bayern" && zipCode === "80331",
    values
  })
  if (typedMeanwhile !== "") field.value = typedMeanwhile
  await filled
  return field.value
}

it("fills in the postal code that prices were last shown for, otherwise the last one", async () => {
  expect(await recalled(undefined)).toBe("")
  expect(await recalled(known)).toBe("80331")
  expect(await recalled({ ...known, pricingZipCode: "01067" })).toBe("01067")
  expect(await recalled({ zipCodes: ["<b>"] })).toBe("")
})

it("leaves the field of a state's page empty if the postal code is in another state", async () => {
  expect(await recalled(known, '<input type="hidden" name="state" value="bayern">')).toBe("80331")
  expect(await recalled(known, '<input type="hidden" name="state" value="hessen">')).toBe("")
})

it("keeps what was typed meanwhile", async () => {
  expect(await recalled(known, '<input type="hidden" name="state" value="bayern">', "90402")).toBe("90402")
})
