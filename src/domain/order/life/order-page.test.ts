import { expect, it } from "vitest"
import { billView, cancelledBill } from "./order-page.ts"

const bill = {
  goodsCents: 180_000,
  feesCents: 0,
  totalCents: 180_000,
  vatTenths: 70,
  vatCents: 11_776,
  netCents: 168_224
}

it("a cancelled bill is shown with its sums below zero at its own rate, and zero without a sign", () => {
  expect(billView(bill)).toEqual({
    goodsPrice: 1800,
    fees: 0,
    totalPrice: 1800,
    vatRate: 7,
    vatAmount: 117.76,
    netTotal: 1682.24
  })
  expect(cancelledBill(billView(bill))).toEqual({
    goodsPrice: -1800,
    fees: 0,
    totalPrice: -1800,
    vatRate: 7,
    vatAmount: -117.76,
    netTotal: -1682.24
  })
})
