// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest"
import { recallForm, recallValues } from "./recalled-form.ts"
import { simpleForm } from "./simple-form.ts"
import { keptValues, type KeptValues } from "./storage.ts"

const kept = (store: unknown): KeptValues => {
  const values = keptValues(() => undefined)
  values.set("store:1", typeof store === "string" ? store : JSON.stringify(store))
  return values
}

const known = { zipCodes: ["80331", "01067"], amounts: { "20": 4000, "23": 2 }, selectedGroups: [3, 9] }

const page = ({ group = 3, groups = "", zip = "", amount = "6.000" } = {}) => {
  document.body.innerHTML = `<form data-group="${group}" data-groups="${groups}">
    <input name="zipCode" value="${zip}"><input name="amount" value="${amount}"></form>`
}

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`No field ${name}`)
  return found
}

const recall = (store: unknown) => {
  const form = simpleForm()
  if (form === null) throw new Error("No form")
  const group = recallForm(form, 1, kept(store))
  return { zip: field("zipCode").value, amount: field("amount").value, group }
}

describe("the simple form of a returning visitor", () => {
  beforeEach(() => page())

  it("shows the last postal code, and the amount of the page's group", () => {
    expect(recall(known)).toEqual({ zip: "80331", amount: "4.000", group: undefined })
  })

  it("shows the amount of another country, without its place, if there was no request in this country", () => {
    expect(recallValues({ groups: [3], groupId: 3 }, 2, kept(known))).toEqual({
      zip: undefined,
      groupId: 3,
      amountText: "4\u00a0000"
    })
  })

  it("clears a restored postal code on the first click, as the form's own script does (rule zip.click-clears)", () => {
    recall(known)
    field("zipCode").click()
    expect(field("zipCode").value).toBe("")
    page({ zip: "10115" })
    recall(known)
    field("zipCode").click()
    expect(field("zipCode").value, "the page's own").toBe("10115")
  })

  it("stays as rendered if nothing is stored", () => {
    expect(recall({})).toEqual({ zip: "", amount: "6.000", group: undefined })
  })

  it.each([
    ["text that is not JSON", "{zip"],
    ["a value of another shape", { zipCodes: "80331", amounts: [4000], selectedGroups: 4 }],
    ["another country's code", { zipCodes: ["8010"], amounts: { "20": 499 } }],
    ["an amount outside its limits", { zipCodes: [], amounts: { "20": 32_001 } }]
  ])("ignores %s", (_, store) => {
    expect(recall(store)).toEqual({ zip: "", amount: "6.000", group: undefined })
  })

  it("keeps the page's own postal code", () => {
    page({ zip: "01067", groups: "3 4" })
    expect(recall({ ...known, selectedGroups: [4] })).toEqual({
      zip: "01067",
      amount: "4.000",
      group: undefined
    })
  })

  it("keeps typed values, and a field that has the focus", () => {
    field("zipCode").value = "1"
    field("amount").value = "70"
    expect(recall(known)).toEqual({ zip: "1", amount: "70", group: undefined })
    page()
    field("zipCode").focus()
    expect(recall(known)).toMatchObject({ zip: "", amount: "4.000" })
  })

  it("returns the last requested group that the form offers, with its amount", () => {
    page({ groups: "3 4 6" })
    expect(recall({ ...known, selectedGroups: [9, 4, 3] })).toEqual({
      zip: "80331",
      amount: "6.000",
      group: { groupId: 4, amountText: "2" }
    })
    page({ groups: "3 4 6" })
    expect(recall({ selectedGroups: [6] }).group).toEqual({ groupId: 6, amountText: undefined })
    page({ groups: "3 4 6" })
    expect(recall({ ...known, selectedGroups: [3, 4] }).group, "the page's own").toBeUndefined()
    page({ groups: "3 4 6" })
    expect(recall({ ...known, selectedGroups: [99] }).group, "no group").toBeUndefined()
  })

  it("changes no group while the user is editing", () => {
    page({ groups: "3 4" })
    field("zipCode").focus()
    expect(recall({ ...known, selectedGroups: [4] }).group).toBeUndefined()
    page({ groups: "3 4" })
    field("zipCode").value = "10115"
    expect(recall({ ...known, selectedGroups: [4] }).group).toBeUndefined()
  })

  it("does not exist on pages without one", () => {
    document.body.innerHTML = "<form></form>"
    expect(simpleForm()).toBeNull()
  })
})

describe("a form that restarts on a page that was left", () => {
  it.each([
    ["is filled like a newly loaded one", [3, 4], known, { zip: "80331", groupId: 3, amountText: "4.000" }],
    [
      "selects the fuel that was last requested",
      [4, 9],
      known,
      { zip: "80331", groupId: 9, amountText: undefined }
    ],
    [
      "keeps the fuel of a page that is about this fuel",
      [],
      known,
      { zip: "80331", groupId: 4, amountText: "2" }
    ],
    ["stays empty for a new visitor", [3, 4], {}, { zip: undefined, groupId: 4, amountText: undefined }]
  ])("%s", (_, groups, store, filled) => {
    expect(recallValues({ groups, groupId: 4 }, 1, kept(store))).toEqual(filled)
  })
})
