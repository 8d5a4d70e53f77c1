// Written by `npm run client` from src/contract; a test compares the two.
import type { CallOf } from "./call.ts"

export const cancellationsList: CallOf<"cancellations", "list"> = { method: "POST", path: "/api/ordercancellationlist/getOrderCancellationList" }
export const cancellationsSave: CallOf<"cancellations", "save"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationList" }
export const cancellationsComment: CallOf<"cancellations", "comment"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationComment" }
export const cancellationsFeedback: CallOf<"cancellations", "feedback"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationFeedback" }
export const dealerOrdersOpen: CallOf<"dealerOrders", "open"> = { method: "POST", path: "/api/dealer-orders/open" }
