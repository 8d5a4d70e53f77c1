import { describe, expect, it } from "vitest"
import {
  productGroup,
  productGroupById,
  productGroupBySlug,
  productGroupIds,
  productGroups,
  usualGroup
} from "./product-group.ts"

describe("product groups", () => {
  it("are ten, with their products, units and defaults (rule product.groups)", () => {
    expect(
      productGroups.map((group) => [
        group.slug,
        group.id,
        group.productId,
        group.unit,
        group.priceUnitAmount,
        group.defaultAmount,
        group.isPallet
      ])
    ).toEqual([
      ["heizoel", 1, 1, "l", 100, 3000, false],
      ["diesel", 2, 2, "l", 100, 1000, false],
      ["holzpellets-lose", 3, 20, "kg", 1000, 6000, false],
      ["holzpellets-sackware", 4, 23, "Palette", 1, 1, true],
      ["adblue", 5, 5, "l", 100, 1000, false],
      ["holzpellets-bigbags", 6, 27, "Palette", 1, 1, true],
      ["kaminholz", 7, 29, "kg", 1000, 1000, false],
      ["holzbriketts", 8, 26, "Palette", 1, 1, true],
      ["hackschnitzel", 9, 25, "kg", 1000, 6000, false],
      ["industriepellets", 10, 28, "kg", 1000, 6000, false]
    ])
  })

  it("are compared at their default amounts, pellets on pallets at six of them (rule product.comparison)", () => {
    expect(productGroups.map(({ slug, comparisonAmount }) => [slug, comparisonAmount])).toEqual([
      ["heizoel", 3000],
      ["diesel", 1000],
      ["holzpellets-lose", 6000],
      ["holzpellets-sackware", 6],
      ["adblue", 1000],
      ["holzpellets-bigbags", 6],
      ["kaminholz", 1000],
      ["holzbriketts", 1],
      ["hackschnitzel", 6000],
      ["industriepellets", 6000]
    ])
  })

  it("have further declarations only for firewood: species, length and moisture (rule offer.declared)", () => {
    expect(productGroups.flatMap(({ slug, declared }) => declared.map(({ name }) => [slug, name]))).toEqual([
      ["kaminholz", "Holzart"],
      ["kaminholz", "Scheitlänge"],
      ["kaminholz", "Holzfeuchte"]
    ])
  })

  it("have qualities with ids of at most two digits, each unique in its group, with a unique name without commas", () => {
    for (const { declared, certificates } of productGroups) {
      const marks = [...declared.flatMap((facet) => facet.marks), ...certificates]
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
      expect(new Set(marks.map(({ name }) => name)).size).toBe(marks.length)
      expect(marks.every(({ id, name }) => id > 0 && id < 100 && !name.includes(","))).toBe(true)
      // an id with one mark of each facet must fit into the database column of the price rows
      expect(declared.length + 1).toBeLessThan(5)
    }
  })

  it("contain packaging, VAT class and certification (rule product.groups)", () => {
    const pellets = ["1 ENplus A1", "2 DINplus", "4 ENplus A2", "6 Blauer Engel"]
    expect(
      productGroups.map(({ slug, goods, vatClass, moistureDeclaredIn, certificates }) => [
        slug,
        goods,
        vatClass,
        moistureDeclaredIn,
        certificates.map(({ id, name }) => `${id} ${name}`)
      ])
    ).toEqual([
      ["heizoel", "liquid", "liquidFuel", [], []],
      ["diesel", "liquid", "liquidFuel", [], []],
      ["holzpellets-lose", "blown", "burningWood", [], pellets],
      ["holzpellets-sackware", "packed", "burningWood", [], pellets],
      ["adblue", "liquid", "liquidFuel", [], []],
      ["holzpellets-bigbags", "packed", "burningWood", [], pellets],
      ["kaminholz", "packed", "burningWood", [], ["31 PEFC", "32 FSC"]],
      ["holzbriketts", "packed", "burningWood", [], ["41 DINplus", "31 PEFC"]],
      ["hackschnitzel", "tipped", "burningWood", [1], ["51 ISO 17225-4 A1", "52 ISO 17225-4 A2"]],
      ["industriepellets", "blown", "burningWood", [], ["11 ENplus B", "12 ISO 17225-2 I3"]]
    ])
  })

  it("have better goods in two groups, and sacks in one (rules calculator.super-product and product.pallet-bags)", () => {
    expect(
      productGroups.flatMap(({ id, superProductId }) => (superProductId ? [[id, superProductId]] : []))
    ).toEqual([
      [1, 3],
      [3, 21]
    ])
    expect(
      productGroups.flatMap(({ id, palletBags }) => palletBags.map(({ size, count }) => [id, size, count]))
    ).toEqual([
      [4, 15, 48],
      [4, 15, 65],
      [4, 15, 66],
      [4, 15, 70],
      [4, 10, 96]
    ])
  })

  it("default to loose pellets", () => {
    expect([usualGroup.id, productGroupIds]).toEqual([3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
  })

  it("are not found by similar names", () => {
    expect(productGroupBySlug("kohle")).toBeUndefined()
    expect(productGroupBySlug("__proto__")).toBeUndefined()
    expect([0, 1, 10, 11, 1.5, Number.NaN].map((id) => productGroupById(id)?.id)).toEqual([
      undefined,
      1,
      10,
      undefined,
      undefined,
      undefined
    ])
  })
})

describe("product groups (rule product.groups)", () => {
  it("have names and units as shown to users", () => {
    expect(
      productGroups.map(({ name, unitPlural, kilogramsPerUnit }) => [name, unitPlural, kilogramsPerUnit])
    ).toEqual([
      ["Heizöl", "Liter", undefined],
      ["Diesel", "Liter", undefined],
      ["Holzpellets lose", "Kilogramm", 1],
      ["Holzpellets Sackware", "Paletten", 975],
      ["AdBlue", "Liter", undefined],
      ["Holzpellets Big Bags", "Paletten", 1000],
      ["Kaminholz", "Kilogramm", 1],
      ["Holzbriketts", "Paletten", 960],
      ["Hackschnitzel", "Kilogramm", 1],
      ["Industriepellets", "Kilogramm", 1]
    ])
  })

  it("are found by slug and id", () => {
    for (const group of productGroups) {
      expect(productGroupBySlug(group.slug)).toBe(group)
      expect(productGroup(group.id)).toBe(group)
    }
  })
})
