import {
  pellets,
  threeHouses,
  toStation,
  wishes
} from "../../src/domain/order/life/order-life.test-support.ts"
import { orderLifeMachine } from "../../src/machines/order-life.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const late = "2026-12-18"
const agreements = [
  pellets,
  { ...pellets, countryId: 2 as const },
  { ...pellets, countryId: 3 as const },
  { ...pellets, isConsumer: false },
  { ...pellets, productGroupId: 4 as const },
  { ...pellets, isInteraidPayment: true },
  { ...pellets, isDirectDebit: true },
  threeHouses
]

const delivered: ReadonlySet<string> = new Set(["delivered", "invoiced", "settled"])

export const orderLifeWalk = walkOf(orderLifeMachine, {
  ways: {
    everywhere: {
      inputs: agreements.map((agreed) => ({ agreed })),
      events: [
        ...Object.values(wishes),
        ...Object.values(wishes).map((wish) => ({ ...wish, by: "operator" as const })),
        ...Object.values(wishes).map((wish) => ({ ...wish, by: "customer" as const })),
        { ...wishes.schedule, day: "2026-12-11" },
        { ...wishes.schedule, day: "2026-12-11", reason: "Schnee" },
        { ...wishes.deliver, isMixed: true },
        { ...wishes.deliver, amount: 5000 },
        toStation(1, 3000),
        { ...toStation(2, 1900), isMixed: true },
        toStation(3, 1000),
        { ...wishes.withdraw, today: late },
        { ...wishes.refuse, reason: "" }
      ],
      sees: ({ value, context }) => [value, context]
    }
  },
  promises: {
    "what came has a bill that adds up": ({ value, context: { delivery } }) =>
      delivered.has(value)
        ? delivery !== null && delivery.bill.goodsCents + delivery.bill.feesCents === delivery.bill.totalCents
        : value === "withdrawn" || delivery === null,
    "there is no withdrawal in Switzerland, nor for companies": ({ value, context: { agreed } }) =>
      value !== "withdrawn" || (agreed.countryId !== 3 && agreed.isConsumer),
    "only buyers withdraw and end as cancelled by the customer": ({ value }, event) =>
      (value !== "withdrawn" && value !== "cancelledByCustomer") ||
      event === undefined ||
      event["by"] === "customer",
    "what has ended stays ended": ({ value, status }) =>
      (status === "done") ===
      ["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"].includes(value),
    "an order of several stations has come when each has its part": ({
      value,
      context: { agreed, stations, delivery }
    }) =>
      stations.length === 0 ||
      (value === "scheduled" && stations.length < agreed.stationAmounts.length && delivery === null) ||
      value === "withdrawn" ||
      delivery?.amount === stations.reduce((sum, { amount }) => sum + amount, 0),
    "a bill has a number": ({ value, context: { invoiceNumber } }) =>
      (value !== "invoiced" && value !== "settled") || invoiceNumber === "R-1"
  }
})
