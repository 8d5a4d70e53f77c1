import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { completeQualities, facetsOf, qualitiesAsked, qualitiesOf, withOnlyQuality } from "./qualities.ts"
import { certificationIdOf, certificationsAsked, hasAsked, marksOf } from "./quality-id.ts"
import { certificationName, certificationNamed, qualityHint } from "./quality-names.ts"

const firewood = 7
const pellets = 3
const [beech, oak, cm25, cm33, dry, pefc] = [61, 62, 71, 72, 81, 31]
const beechDry = certificationIdOf([pefc, beech, cm33, dry])

/** Any quality of any group: at most one mark of each facet. */
const anyQuality = fc
  .constantFrom(...productGroups)
  .chain(({ id }) =>
    fc
      .tuple(...facetsOf(id).map(({ marks }) => fc.constantFrom(undefined, ...marks.map((mark) => mark.id))))
      .map((marks) => ({ id, marks: marks.filter((mark) => mark !== undefined) }))
  )

describe("the quality of a price row (rule offer.declared)", () => {
  it("is one number that contains all declared qualities and fits an integer of the database", () => {
    expect(beechDry).toBe(31_617_281)
    expect([certificationIdOf([]), certificationIdOf([4])], "as rows of a certificate alone").toEqual([0, 4])
    fc.assert(
      fc.property(anyQuality, ({ marks }) => {
        const id = certificationIdOf(marks)
        expect(id).toBeLessThan(2 ** 31)
        expect(marksOf(id)).toEqual(marks.toSorted((one, other) => one - other))
      })
    )
  })

  it("is written as names and parsed again, in any order of the names", () => {
    fc.assert(
      fc.property(anyQuality, ({ id, marks }) => {
        const name = certificationName(id, certificationIdOf(marks)) ?? "?"
        expect(certificationNamed(id, name)).toBe(certificationIdOf(marks))
        expect(certificationNamed(id, name.split(", ").toReversed().join(","))).toBe(certificationIdOf(marks))
      })
    )
    expect(certificationName(firewood, beechDry)).toBe("Buche, 33 cm, kammergetrocknet, PEFC")
  })

  it.each(["Ahorn", "Buche, Eiche", "Buche, Buche", "Buche,", "ENplus A1", "25 cm, 33 cm"])(
    "is not %s, and what it may be is listed",
    (text) => {
      expect(certificationNamed(firewood, text)).toBeUndefined()
      for (const { name } of qualitiesOf(firewood)) expect(qualityHint(firewood)).toContain(name)
    }
  )

  it("has no name if the group does not know it; goods without qualities have an empty cell", () => {
    expect(certificationName(pellets, beechDry)).toBeUndefined()
    expect(qualityHint(1)).toBe("leave it empty: these goods have none")
    expect(qualityHint(9)).toBe("write nothing or one of ISO 17225-4 A1, ISO 17225-4 A2")
  })
})

describe("a wish for firewood (rule option.certifications)", () => {
  const fits = (chosen: ReadonlyArray<number>, goods: ReadonlyArray<number>) => {
    const asked = certificationsAsked(firewood, chosen)
    return asked === undefined || hasAsked(asked, certificationIdOf(goods))
  }

  it("filters each facet separately, and not at all if none or all of its values are chosen", () => {
    expect(fits([beech, cm33], [beech, cm33, dry]), "certificate or not").toBe(true)
    expect(fits([beech, cm33], [beech, cm25, dry])).toBe(false)
    expect(fits([beech, oak, cm33], [oak, cm33, pefc])).toBe(true)
    expect(fits([], [])).toBe(true)
    expect(
      fits(
        qualitiesOf(firewood).map(({ id }) => id),
        []
      )
    ).toBe(true)
  })

  it("excludes goods without a declaration only where it filters", () => {
    expect(fits([dry], [beech, cm33])).toBe(false)
    expect(fits([beech], [beech])).toBe(true)
  })

  it("is completed with all values of the facets without a choice", () => {
    const all = qualitiesOf(firewood).map(({ id }) => id)
    const beechOnly = completeQualities(all, firewood, [beech])
    expect(beechOnly).toEqual(all.filter((id) => id === beech || id < 61 || id > 66))
    expect(qualitiesAsked(firewood, beechOnly).map(({ name }) => name)).toEqual(["Buche"])
  })

  it("is narrowed by a click on a value, keeps the other facets, and drops a value clicked again", () => {
    const beechOnly = withOnlyQuality(firewood, [], beech)
    const both = withOnlyQuality(firewood, beechOnly, cm33)
    expect(qualitiesAsked(firewood, both).map(({ id }) => id)).toEqual([beech, cm33])
    expect(new Set(withOnlyQuality(firewood, both, oak))).toEqual(new Set([oak, cm33]))
    expect(withOnlyQuality(firewood, both, beech)).toEqual([cm33])
    expect(withOnlyQuality(firewood, both, null)).toEqual([])
    expect(withOnlyQuality(pellets, [1], 1), "where all stands beside it").toEqual([1])
    expect(withOnlyQuality(pellets, [1], 99)).toEqual([1])
  })
})
