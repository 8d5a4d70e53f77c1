import type { CustomerHome, OwnOrders } from "../../domain/order/own-order.ts"
import { customerHome, customerOrders } from "../client/account-routes.gen.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { noAccessIn } from "./no-access.ts"

/** The value of an answer, null where none came; a refusal for want of rights is the page's failure. */
export const valueOf = <Value>(answer: Answer<Value, unknown>): Value | null => {
  if (answer.type === "ok") return answer.value
  const noAccess = noAccessIn(answer)
  if (noAccess !== undefined) throw noAccess
  return null
}

/** What the customer's home shows; null when the server does not answer. */
export const loadCustomerHome = async (client: Client): Promise<CustomerHome | null> =>
  valueOf(await client.call(customerHome, {}))

/** The page that an address names; anything else is the first. */
export const pageIn = (search: Readonly<Record<string, unknown>>): number => {
  const { page } = search
  return typeof page === "string" && /^[1-9][0-9]{0,4}$/u.test(page) ? Number(page) : 1
}

/** A page of one's orders; null when the server does not answer. */
export const loadOwnOrders = async (client: Client, page: number): Promise<OwnOrders | null> =>
  valueOf(await client.call(customerOrders, { query: { page } }))
