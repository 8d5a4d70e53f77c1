import { createContext } from "react"
import type { OrderPathOf } from "../../../domain/rights/order-path.ts"

/** Where whoever is here opens an order; the frame behind the sign-in says it. Without it nobody may. */
export const OrderPaths = createContext<OrderPathOf>(() => undefined)
