// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const orderProcessStart: CallOf<"orderProcess", "start"> = { method: "POST", path: "/api/order-process/start" }
export const orderProcessDraft: CallOf<"orderProcess", "draft"> = { method: "GET", path: "/api/order-process/:draftId" }
export const orderProcessSaveAddress: CallOf<"orderProcess", "saveAddress"> = { method: "POST", path: "/api/order-process/address/save" }
export const orderProcessSaveStations: CallOf<"orderProcess", "saveStations"> = { method: "POST", path: "/api/order-process/stations/save" }
export const orderProcessSavePayment: CallOf<"orderProcess", "savePayment"> = { method: "POST", path: "/api/order-process/payment/save" }
export const orderProcessMandate: CallOf<"orderProcess", "mandate"> = { method: "GET", path: "/api/order-process/:draftId/mandate" }
export const orderProcessInstallmentOptions: CallOf<"orderProcess", "installmentOptions"> = { method: "GET", path: "/api/order-process/:draftId/installment-options" }
export const orderProcessFinalCheck: CallOf<"orderProcess", "finalCheck"> = { method: "POST", path: "/api/order-process/final-check" }
export const orderProcessPlace: CallOf<"orderProcess", "place"> = { method: "POST", path: "/api/order-process/place" }
export const orderProcessOrder: CallOf<"orderProcess", "order"> = { method: "GET", path: "/api/orders/:orderId" }
export const orderLifeState: CallOf<"orderLife", "state"> = { method: "GET", path: "/api/orders/:orderId/state" }
export const orderLifeBill: CallOf<"orderLife", "bill"> = { method: "GET", path: "/api/orders/:orderId/bill" }
export const orderLifeCalendarFile: CallOf<"orderLife", "calendarFile"> = { method: "GET", path: "/api/orders/:orderId/lieferung.ics" }
export const orderLifeConfirm: CallOf<"orderLife", "confirm"> = { method: "POST", path: "/api/orders/:orderId/confirm" }
export const orderLifeRefuse: CallOf<"orderLife", "refuse"> = { method: "POST", path: "/api/orders/:orderId/refuse" }
export const orderLifeSchedule: CallOf<"orderLife", "schedule"> = { method: "POST", path: "/api/orders/:orderId/schedule" }
export const orderLifeDeliver: CallOf<"orderLife", "deliver"> = { method: "POST", path: "/api/orders/:orderId/deliver" }
export const orderLifeInvoice: CallOf<"orderLife", "invoice"> = { method: "POST", path: "/api/orders/:orderId/invoice" }
export const orderLifeSettle: CallOf<"orderLife", "settle"> = { method: "POST", path: "/api/orders/:orderId/settle" }
export const orderLifeDebitReturned: CallOf<"orderLife", "debitReturned"> = { method: "POST", path: "/api/orders/:orderId/debit-returned" }
export const orderLifeAnnounceDebit: CallOf<"orderLife", "announceDebit"> = { method: "POST", path: "/api/orders/:orderId/announce-debit" }
export const orderLifeCancelSale: CallOf<"orderLife", "cancelSale"> = { method: "POST", path: "/api/orders/:orderId/cancel-sale" }
export const orderLifeCancel: CallOf<"orderLife", "cancel"> = { method: "POST", path: "/api/orders/:orderId/cancel" }
export const orderLifeWithdraw: CallOf<"orderLife", "withdraw"> = { method: "POST", path: "/api/orders/:orderId/withdraw" }
export const orderLifeRevokeMandate: CallOf<"orderLife", "revokeMandate"> = { method: "POST", path: "/api/orders/:orderId/revoke-mandate" }
export const orderLifeDeclareWithdrawal: CallOf<"orderLife", "declareWithdrawal"> = { method: "POST", path: "/api/withdrawals" }
