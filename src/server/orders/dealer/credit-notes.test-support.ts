import { billingOrderList } from "../../../contract/dealer-orders.api.ts"
import { read } from "../../testing/journey.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"

/** Actions that bring a placed order to the state in which its bill can be written. */
export const delivered = [
  ["confirm", {}],
  ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
  ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }]
] as const

export const listed = read(billingOrderList)
