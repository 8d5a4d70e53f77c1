import { describe, expect, it } from "vitest"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { keepInStore, keepTyped } from "./country-store.ts"
import { keepWishes } from "./kept-wishes.ts"
import { recallListWishes } from "./list-wishes.ts"
import { keptValues } from "./storage.ts"

const list = (
  productGroupId: ProductGroupId,
  zipCode: string,
  amount: number,
  productCertifications: ReadonlyArray<number> = []
): Calculation => ({
  productGroupId,
  countryId: 1,
  zipCode,
  amount,
  stations: 1,
  product: { id: 20 },
  parameters: [],
  appointmentPlus: false,
  productCertifications,
  looseBlowingProcess: [],
  ordering: 0
})

const after = (...lists: ReadonlyArray<Calculation>) => {
  const values = keptValues(() => undefined)
  for (const each of lists) {
    keepWishes(each, values)
    keepInStore(each, values)
  }
  return values
}

describe("the list of another fuel (rule calculator.carried)", () => {
  it("starts at the place that was last requested", () => {
    const values = after(list(3, "01067", 7000))
    expect(recallListWishes({ countryId: 1, productGroupId: 1 }, values).zipCode).toBe("01067")
  })

  it("starts there even if this fuel was viewed for another place before", () => {
    const values = after(list(1, "80331", 2500), list(3, "01067", 7000))
    expect(recallListWishes({ countryId: 1, productGroupId: 1 }, values)).toMatchObject({
      zipCode: "01067",
      amount: 2500
    })
  })

  it("takes over an amount in the same unit, and no other", () => {
    const values = after(list(3, "01067", 7000))
    expect(recallListWishes({ countryId: 1, productGroupId: 7 }, values).amount).toBe(7000)
    expect(recallListWishes({ countryId: 1, productGroupId: 1 }, values).amount).toBeUndefined()
  })

  it("takes over the amount that a fuel begins with only if it was typed, through several fuels", () => {
    const seen = list(3, "01067", 6000)
    expect(recallListWishes({ countryId: 1, productGroupId: 7 }, after(seen)).amount).toBeUndefined()
    const values = after(seen)
    keepTyped(seen, values)
    expect(recallListWishes({ countryId: 1, productGroupId: 7 }, values).amount).toBe(6000)
    const firewood = list(7, "01067", 6000)
    keepWishes(firewood, values)
    keepInStore(firewood, values)
    expect(recallListWishes({ countryId: 1, productGroupId: 9 }, values).amount).toBe(6000)
  })

  it("takes over an amount also if this fuel was viewed before with the amount that it begins with", () => {
    const values = after(list(3, "01067", 6000), list(7, "01067", 4000))
    expect(recallListWishes({ countryId: 1, productGroupId: 3 }, values).amount).toBe(4000)
    keepTyped(list(3, "01067", 6000), values)
    expect(recallListWishes({ countryId: 1, productGroupId: 3 }, values).amount, "typed").toBe(6000)
  })

  it("takes over the quality if this fuel has it and was not viewed with another one", () => {
    const sacks = { countryId: 1, productGroupId: 4 } as const
    const [enplusA1, blueAngel] = [1, 6]
    const pellets = list(3, "01067", 6000, [enplusA1])
    expect(recallListWishes(sacks, after(pellets)).productCertifications).toEqual([enplusA1])
    const own = list(4, "01067", 2, [blueAngel])
    expect(recallListWishes(sacks, after(own, pellets)).productCertifications).toEqual([blueAngel])
    const free = list(4, "01067", 2, [1, 2, 4, 6])
    expect(recallListWishes(sacks, after(free, pellets)).productCertifications).toEqual([enplusA1])
    const oil = { countryId: 1, productGroupId: 1 } as const
    expect(recallListWishes(oil, after(pellets)).productCertifications ?? []).toEqual([])
  })

  it("keeps a quality that was given up again given up", () => {
    const values = after(list(3, "01067", 6000, [1]), list(3, "01067", 6000, [1, 2, 4, 6]))
    const sacks = recallListWishes({ countryId: 1, productGroupId: 4 }, values)
    expect(sacks.productCertifications ?? []).toEqual([])
  })

  it("takes over nothing from another country", () => {
    const values = after(list(3, "01067", 7000))
    const wishes = recallListWishes({ countryId: 2, productGroupId: 3 }, values)
    expect(wishes.zipCode).toBeUndefined()
    expect(wishes.amount).toBeUndefined()
  })

  it("starts empty in a browser without stored wishes", () => {
    const wishes = recallListWishes(
      { countryId: 1, productGroupId: 3 },
      keptValues(() => undefined)
    )
    expect(Object.values(wishes).filter((value) => value !== undefined)).toEqual([])
  })
})
