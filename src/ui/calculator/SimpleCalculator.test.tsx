import { expect, it } from "vitest"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { SimpleCalculator } from "./SimpleCalculator.tsx"

const nothing = () => {}

const formOf = (groupId: ProductGroupId) =>
  renderedIn(
    "de",
    <SimpleCalculator
      view={{
        state: "browsing",
        groupId,
        zip: "",
        amount: productGroup(groupId).defaultAmount,
        zipProblem: undefined,
        amountProblem: undefined,
        meantKilograms: undefined,
        popover: "closed",
        hintedCountries: []
      }}
      wishes={{
        onGroup: nothing,
        onZip: nothing,
        onZipClick: nothing,
        onZipLeft: nothing,
        onAmount: nothing,
        onAmountLeft: nothing,
        onStart: nothing,
        onSettings: nothing,
        onDismiss: nothing
      }}
      target="LOOSE"
      groups={[]}
      homes={{ de: "/de", "de-AT": "/at", ch: "/ch" }}
      groupHref={({ slug }) => `?brennstoff=${slug}`}
    />,
    ["shop", "calculator"]
  )

it.each([
  [1, "Preise je 100 Liter"],
  [3, "Preise je Tonne: 1 t = 1.000 kg"],
  [4, "Eine Palette wiegt rund 975 kg"]
] as const)(
  "says beside the amount of group %i what it is sold in: %s (rule amount.simple-limits)",
  async (id, words) => {
    const html = await formOf(id)
    const described = /<input[^>]*name="amount"[^>]*>/u.exec(html)?.[0] ?? ""
    const hint = /aria-describedby="([^"]+)"/u.exec(described)?.[1] ?? ""
    expect(textOf(html.split(`id="${hint}"`)[1]?.split(">").slice(1).join(">") ?? "")).toContain(words)
  }
)
