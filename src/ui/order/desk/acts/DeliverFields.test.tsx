import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { renderedIn, textOf } from "../../../kit/rendered.test-support.tsx"
import { DeliverFields } from "./DeliverFields.tsx"

const pallets = (amount: number) => openOrderOf({ productGroupId: 4, amount })

const seen = async (order: OpenOrder) =>
  textOf(
    await renderedIn(
      "de",
      <DeliverFields
        order={order}
        today="2026-12-03"
        wish={undefined}
        problems={[{ code: "amountBeyondTolerance", field: "amount" }]}
      />,
      ["shop", "desk", "support"]
    )
  )

describe("the notice about the delivered amount (decision 017)", () => {
  it("contains the range that counts as agreed", async () => {
    const text = await seen(openOrderOf())
    expect(text).toContain("Bestellt: 6.000 kg; 5.400 bis 6.600 gelten als vereinbart")
    expect(text).toContain("Vereinbart sind 5.400 bis 6.600. Weniger braucht einen Grund")
  })

  it("contains a single amount if nothing less or more counts as agreed", async () => {
    for (const [order, ordered] of [
      [pallets(1), "1 Palette"],
      [pallets(2), "2 Paletten"]
    ] as const) {
      const text = await seen(order)
      expect(text).toContain(`Bestellt: ${ordered}; nur genau so viel gilt als vereinbart`)
      expect(text).toContain(`Vereinbart ist ${order.amount}. Weniger braucht einen Grund`)
      expect(text).not.toContain("bis")
    }
  })
})
