import { expect, it } from "vitest"
import { configurationOf } from "../options/configuration.ts"
import { desiredDateId } from "../options/option-ids.ts"
import { usualGroup } from "../product/product-group.ts"
import { listChoices, listFilters, restrictingOptions } from "./list-choices.ts"

const configuration = configurationOf(1, usualGroup.id)
const { groups } = configuration
const choices = listChoices(groups)

it("a list of dealers offers every group of options but the desired date", () => {
  expect(groups.map(({ key }) => key)).toContain("DesiredDate")
  expect(choices.map(({ key }) => key)).toEqual(
    groups.map(({ key }) => key).filter((key) => key !== "DesiredDate")
  )
  expect(choices.flatMap(({ options }) => options).some(({ id }) => id === desiredDateId(3))).toBe(false)
})

it("the default of a group is the option that the shop has selected, otherwise the first; an empty group is left out", () => {
  const [group] = groups
  const [first, second] = group?.parameters ?? []
  if (group === undefined || first === undefined || second === undefined) throw new Error("no options")
  const withSelected = (selected: number | undefined) =>
    listChoices([
      {
        ...group,
        parameters: [first, second].map((option) => ({ ...option, selected: option.id === selected }))
      }
    ])[0]?.defaultId
  expect(withSelected(second.id)).toBe(second.id)
  expect(withSelected(undefined)).toBe(first.id)
  expect(listChoices([{ ...group, parameters: [] }])).toEqual([])
})

it("only shown options other than the default filter a list", () => {
  const [choice] = choices
  const other = choice?.options.find(({ id }) => id !== choice.defaultId)?.id ?? 0
  expect(restrictingOptions(choices, [choice?.defaultId ?? 0, other, desiredDateId(3), 9999])).toEqual([
    other
  ])
})

it("a list can be filtered by the extras that the shop has, under their names", () => {
  expect(listFilters(configuration)).toEqual({
    choices,
    extras: [
      { key: "ap", name: "Termin Plus" },
      { key: "lbp", name: "Staubarmes Einblasen mit Absaugung" }
    ]
  })
  expect(
    listFilters({ ...configuration, productSettingList: [], looseBlowingProcessList: [] }).extras
  ).toEqual([])
})
