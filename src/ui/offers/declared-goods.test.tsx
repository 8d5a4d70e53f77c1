import { expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { qualitiesOf } from "../../domain/options/qualities.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { QualityChips } from "../kit/QualityChips.tsx"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { Filters } from "./Filters.tsx"
import { GoodsLine } from "./GoodsLine.tsx"

const firewood = productGroup(7)
const data = configurationOf(1, 7)
const [beech, cm33, kilnDried, pefc] = [61, 72, 81, 31]
const all = qualitiesOf(7).map(({ id }) => id)

const rowOf = async (...certificationIds: ReadonlyArray<number>) =>
  textOf(
    await renderedIn(
      "de",
      <GoodsLine
        group={firewood}
        products={data.products}
        offer={{ ...offerOf("a", 100_001), productId: 29, certificationIds }}
      />
    )
  ).trim()

it("the row contains species, length and moisture, and marks what is not declared (rule offer.declared)", async () => {
  expect(await rowOf(pefc, beech, cm33, kilnDried)).toBe(
    "Buche, 33 cm, kammergetrocknet, bis 20 % Holzfeuchte, PEFC"
  )
  expect(await rowOf(beech, cm33)).toBe("Buche, 33 cm, Holzfeuchte nicht angegeben, ohne Zertifikat")
  expect(await rowOf()).toBe("Holzart, Scheitlänge und Holzfeuchte nicht angegeben, ohne Zertifikat")
})

it("the row contains the kind of oil (rule offer.like-with-like)", async () => {
  const oil = productGroup(1)
  const lineOf = async (productId: number) =>
    textOf(
      await renderedIn(
        "de",
        <GoodsLine
          group={oil}
          products={configurationOf(1, 1).products}
          offer={{ ...offerOf("a", 100_001), productId, certificationIds: [] }}
        />
      )
    ).trim()
  expect(await lineOf(1)).toBe("Heizöl Standard")
  expect(await lineOf(3)).toBe("Heizöl Premium")
})

const chips = (asked: ReadonlyArray<number>, groupId: 3 | 7 = 7) =>
  renderedIn(
    "de",
    <QualityChips group={productGroup(groupId)} asked={asked} hrefOf={(id) => `?pcert=${id}`} />
  )

it("there is a line of chips for each declaration, with one to reset it if a value is chosen", async () => {
  const nothing = await chips(all)
  for (const { name } of qualitiesOf(7)) expect(nothing).toContain(`>${name}</a>`)
  expect(nothing.match(/<ul aria-labelledby/gu)).toHaveLength(4)
  expect(nothing).not.toContain("aria-current")
  expect(nothing, "nothing to go back from").not.toContain("Alle Qualitäten")
  const some = await chips([beech, cm33])
  expect(some.match(/aria-current/gu)).toHaveLength(2)
  expect(some).toContain("Alle Qualitäten")
  expect(textOf(await chips([1], 3)), "one line where there are certificates alone").toContain(
    "Alle Qualitäten Nur ENplus A1"
  )
})

it("there is a filter for each declaration", async () => {
  const html = await renderedIn(
    "de",
    <Filters
      data={data}
      calculation={completeCalculation({ zipCode: "01067", productCertifications: [beech] }, data)}
      differences={{}}
      givenWay={[]}
      hints={undefined}
      wishes={{ onChoice: () => {}, onSettings: () => {} }}
      onAwake={() => {}}
    />
  )
  expect([...html.matchAll(/<legend[^>]*>([^<]*)<\/legend>/gu)].map(([, name]) => name).slice(-4)).toEqual([
    "Holzart",
    "Scheitlänge",
    "Holzfeuchte",
    "Zertifikat"
  ])
  const checked = [...html.matchAll(/<input[^>]*name="pcert"[^>]*>/gu)]
    .filter(([box]) => box.includes("checked"))
    .map(([box]) => Number(/value="(\d+)"/u.exec(box)?.[1]))
  expect(checked).toEqual(all.filter((id) => id === beech || id < 61 || id > 66))
})
