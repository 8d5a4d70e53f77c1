import type { Words } from "../words.ts"

export const orderLifeWords: Words = {
  purpose:
    "The life of a placed order on the server: an order is the buyer's offer, the seller's confirmation makes the contract.",
  states: {
    placed: "The buyer has ordered; the seller has not answered.",
    confirmed: "The seller has confirmed: there is a contract.",
    scheduled: "A day of delivery is agreed.",
    delivered: "The goods were delivered.",
    invoiced: "The bill is written.",
    settled: "It is paid; within its period the buyer can still withdraw.",
    refused: "The seller has refused it.",
    cancelledByDealer: "The seller has cancelled.",
    cancelledByCustomer: "The buyer has cancelled.",
    withdrawn: "The buyer has withdrawn from the contract."
  },
  events: {
    "order.confirm": "The seller confirms.",
    "order.refuse": "The seller refuses, with a reason.",
    "order.cancel": "A party cancels, with a reason.",
    "order.withdraw": "The buyer withdraws.",
    "order.schedule": "A day of delivery is agreed, or another one.",
    "order.deliver": "Goods were delivered, to one station or the last.",
    "order.invoice": "The bill is written.",
    "order.settle": "It was paid.",
    "order.announceDebit": "A direct debit is announced.",
    "order.debitReturned": "The bank returned the money, and the bill is open again."
  }
}
