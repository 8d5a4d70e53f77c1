// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import type { Calculation } from "../../domain/options/calculation.ts"
import { encodeOrderQuery } from "../../domain/options/order-query.ts"
import { forgetWishes, keepWishes, recallPastDay, recallWishes } from "./kept-wishes.ts"
import { keepArrival, keepPlaceAndAmount, onWishesElsewhere } from "./arrival-wishes.ts"
import { wishesCookie } from "./wishes-cookie.ts"
import { keptValues } from "./storage.ts"

const calculation: Calculation = {
  productGroupId: 3,
  countryId: 1,
  zipCode: "01067",
  amount: 6000,
  stations: 1,
  product: { id: 20 },
  parameters: [{ id: 108 }],
  appointmentPlus: true,
  productCertifications: [1, 2],
  looseBlowingProcess: [],
  ordering: 0
}

const inMemory = () => keptValues(() => undefined)

describe("wishes stored in the browser", () => {
  it("are restored for their own country and group only", () => {
    const values = inMemory()
    keepWishes(calculation, values)
    expect(recallWishes(calculation, values)).toMatchObject({
      zipCode: "01067",
      amount: 6000,
      parameters: [{ id: 108 }],
      appointmentPlus: true,
      productCertifications: [1, 2]
    })
    expect(recallWishes({ countryId: 2, productGroupId: 3 }, values)).toEqual({})
    expect(recallWishes({ countryId: 1, productGroupId: 4 }, values)).toEqual({})
  })

  it("take over a new place without losing the other wishes", () => {
    const values = inMemory()
    keepWishes(calculation, values)
    keepPlaceAndAmount(calculation, { zipCode: "80331", amount: undefined }, values)
    expect(recallWishes(calculation, values)).toMatchObject({
      zipCode: "80331",
      amount: 6000,
      appointmentPlus: true
    })
  })

  it("are empty after they were deleted, and if they cannot be parsed", () => {
    const values = inMemory()
    keepWishes(calculation, values)
    forgetWishes(calculation, values)
    expect(recallWishes(calculation, values)).toEqual({})
    values.set("calc:1:3", '{"zipCode":1067}')
    expect(recallWishes(calculation, values)).toEqual({})
  })

  it("are restored without a date that has passed, and with a future one", () => {
    const values = inMemory()
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
    for (const [shift, left, past] of [
      [-1, [{ id: 108 }], { id: 141, desiredDate: day(-1) }],
      [1, [{ id: 108 }, { id: 141, desiredDate: day(1) }], undefined]
    ] as const) {
      keepWishes({ ...calculation, parameters: [{ id: 108 }, { id: 141, desiredDate: day(shift) }] }, values)
      expect(recallWishes(calculation, values).parameters).toEqual(left)
      expect(recallPastDay(calculation, values), "and the list reports it").toEqual(past)
    }
  })

  it("are not reported to other tabs if they came with a page, until the user types", () => {
    const values = inMemory()
    const heard: Array<unknown> = []
    const stop = onWishesElsewhere(calculation, (wishes) => heard.push(wishes))
    const tell = () =>
      window.dispatchEvent(
        new StorageEvent("storage", { key: "calc:1:3", newValue: values.get("calc:1:3") ?? null })
      )
    keepArrival(calculation, values)
    tell()
    expect(heard).toEqual([])
    expect(recallWishes(calculation, values)).toMatchObject({ zipCode: "01067", appointmentPlus: true })
    keepPlaceAndAmount(calculation, { zipCode: "80331", amount: undefined }, values)
    tell()
    keepWishes(calculation, values)
    tell()
    expect(heard).toHaveLength(2)
    stop()
  })

  it("come from the cookie if local storage is empty, until the simple form is submitted", () => {
    const empty = () => keptValues(() => undefined)
    keepPlaceAndAmount(calculation, { zipCode: "80331", amount: 7000 }, empty())
    expect(recallWishes(calculation, empty())).toMatchObject({ zipCode: "80331", amount: 7000 })
    expect(recallWishes({ ...calculation, productGroupId: 4 }, empty())).toEqual({})
    const own = empty()
    keepWishes(calculation, own)
    expect(recallWishes(calculation, own), "local storage comes first").toMatchObject({ zipCode: "01067" })
    forgetWishes(calculation, own)
    expect(recallWishes(calculation, own)).toEqual({})
  })

  it("contain their source in the cookie", () => {
    expect(wishesCookie(calculation, encodeOrderQuery(calculation), "DEFAULT", true)).toMatch(
      /^calc\.DEFAULT\.1\.3=zipCode=01067&amount=6000&.*; Secure$/u
    )
  })
})
