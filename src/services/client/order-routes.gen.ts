// Written by `npm run client` from src/contract; a test compares the two.
import type { CallOf } from "./call.ts"

export const orderProcessStart: CallOf<"orderProcess", "start"> = { method: "POST", path: "/api/order-process/start" }
export const orderProcessDraft: CallOf<"orderProcess", "draft"> = { method: "GET", path: "/api/order-process/:draftId" }
export const orderProcessSaveAddress: CallOf<"orderProcess", "saveAddress"> = { method: "POST", path: "/api/order-process/address/save" }
export const orderProcessSavePayment: CallOf<"orderProcess", "savePayment"> = { method: "POST", path: "/api/order-process/payment/save" }
export const orderProcessMandate: CallOf<"orderProcess", "mandate"> = { method: "GET", path: "/api/order-process/:draftId/mandate" }
export const orderProcessInstallmentOptions: CallOf<"orderProcess", "installmentOptions"> = { method: "GET", path: "/api/order-process/:draftId/installment-options" }
export const orderProcessFinalCheck: CallOf<"orderProcess", "finalCheck"> = { method: "POST", path: "/api/order-process/final-check" }
export const orderProcessPlace: CallOf<"orderProcess", "place"> = { method: "POST", path: "/api/order-process/place" }
export const orderProcessOrder: CallOf<"orderProcess", "order"> = { method: "GET", path: "/api/orders/:orderId" }
