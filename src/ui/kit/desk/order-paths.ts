import { createContext } from "react"
import type { OrderPathOf } from "../../../domain/rights/order-path.ts"

/** The page at which the user opens an order, given by the frame behind the sign-in; without it there is none. */
export const OrderPaths = createContext<OrderPathOf>(() => undefined)
