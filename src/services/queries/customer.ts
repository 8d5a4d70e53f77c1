import { customerHome, customerOrders } from "../client/account-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** What the customer's home shows. */
export const home = callQuestion(customerHome, {})

/** A page of one's orders. */
export const ownOrders = (page: number) => callQuestion(customerOrders, { query: { page } })
