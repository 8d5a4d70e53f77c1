import { Schema } from "effect"
import { expect, it } from "vitest"
import { configurationOf } from "../../domain/options/configuration.ts"
import { configurationData } from "./calculation.schema.ts"

const pellets = Schema.encodeSync(configurationData)(configurationOf(1, 3))

it("choices have the names that callers know (rule calculator.choices)", () => {
  expect(pellets.Limits).toEqual({ Min: 1000, BulkMin: 1000, Max: 20_000, Default: 6000 })
  expect(pellets.Products.map(({ Selected, IsUpselling }) => [Selected, IsUpselling])).toEqual([
    [true, false],
    [false, true]
  ])
  expect(pellets.ProductCertificationList[0]).toEqual({ Id: 1, Name: "ENplus A1", IconKey: null })
  expect(pellets.Groups[0]?.Parameters[0]).toMatchObject({
    Name: "Standardlieferung",
    ShortName: "Standard",
    DisplayName: "Standardlieferung",
    SubText: "",
    IsNew: false,
    UseIcon: false,
    IconKey: null
  })
})
