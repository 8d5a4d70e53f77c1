import { createContext } from "react"
import type { OrderPathOf } from "../../../domain/rights/order-path.ts"

/**
 * Returns the path of the page where the user opens an order; provided by the frame behind the sign-in, otherwise there
 * is no path.
 */
export const OrderPaths = createContext<OrderPathOf>(() => undefined)
