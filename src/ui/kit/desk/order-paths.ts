import { createContext } from "react"
import type { OrderPathOf } from "../../../domain/rights/order-path.ts"

/**
 * Context with a function that returns the path of the page on which the user opens an order. The frame of the pages
 * behind the sign-in provides it; on other pages it returns `undefined`.
 */
export const OrderPaths = createContext<OrderPathOf>(() => undefined)
