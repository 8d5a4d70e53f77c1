import { expect, it } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import { renderedIn, textOf } from "../../../kit/rendered.test-support.tsx"
import { placedPage } from "../../placed/placed-page.test-support.ts"
import { GoodsPart } from "./GoodsPart.tsx"

const bill = { goodsPrice: 1000, fees: 50, totalPrice: 1050, vatRate: 7, vatAmount: 68.69, netTotal: 981.31 }

it.each([
  ["delivered", "Zu zahlen"],
  ["invoiced", "Zu zahlen"],
  // paid, or cancelled by the withdrawal
  ["settled", "Preis der Lieferung"],
  ["withdrawn", "Preis der Lieferung"]
] as const)("names the sum of a bill for what it is: %s, %s (rule life.billed)", async (status, name) => {
  const whole = {
    row: openOrderOf({ status }),
    order: placedPage,
    delivery: { day: "2026-12-03", amount: 5900, isMixed: false, bill }
  }
  const text = textOf(
    await renderedIn("de", <GoodsPart whole={whole} />, ["shop", "desk", "support", "order"])
  )
  expect(["Zu zahlen", "Preis der Lieferung"].filter((each) => text.includes(each))).toEqual([name])
  expect(text).toMatch(/1\.050,00/u)
})
