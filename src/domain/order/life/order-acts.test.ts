import { expect, it } from "vitest"
import { waitingStations } from "./open-order.ts"
import { isSameQuery, type OrderListQuery } from "./order-list-query.ts"
import { billingActs, isBuyerAct, isWordless, openActs, openStatuses, orderActs } from "./order-acts.ts"

it("acts are available until the goods arrive (rule life.states)", () => {
  expect(openStatuses).toEqual(["placed", "confirmed", "scheduled"])
  expect(openActs).toEqual(["confirm", "refuse", "schedule", "deliver", "cancel"])
})

it("billing and payment come afterwards; an act without input needs one press", () => {
  expect(billingActs).toEqual(["invoice", "announceDebit", "settle", "debitReturned"])
  expect([...openActs, ...billingActs].filter(isWordless)).toEqual(["confirm", "announceDebit", "settle"])
})

it("a buyer can end an order only by two acts", () => {
  expect(orderActs.filter(isBuyerAct)).toEqual(["cancelForBuyer", "withdrawForBuyer"])
})

it("stations without a delivery are waiting; an empty delivery counts as one", () => {
  const stations = ([null, 0, 1900, null] as const).map((deliveredAmount, index) => ({
    station: index + 1,
    amount: 2000,
    address: "Lindenweg 7",
    buyer: "Erika Beispiel",
    phone: "",
    deliveryNote: "",
    deliveredAmount
  }))
  expect(waitingStations({ stations }).map(({ station }) => station)).toEqual([1, 4])
})

it("two list queries differ if search, status, country or page differ", () => {
  const query: OrderListQuery = { search: "HM-26", status: "placed", countryId: null, page: 2 }
  expect(isSameQuery(query, { ...query })).toBe(true)
  const others: ReadonlyArray<Partial<OrderListQuery>> = [
    { search: "" },
    { status: null },
    { countryId: 3 },
    { page: 1 }
  ]
  for (const other of others) expect(isSameQuery(query, { ...query, ...other })).toBe(false)
})
