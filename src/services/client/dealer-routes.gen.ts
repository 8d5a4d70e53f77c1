// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const searchDeskMisses: CallOf<"searchDesk", "misses"> = { method: "GET", path: "/api/cms/searches" }
export const applicationDeskList: CallOf<"applicationDesk", "list"> = { method: "GET", path: "/api/support/haendler-antraege" }
export const applicationDeskShow: CallOf<"applicationDesk", "show"> = { method: "GET", path: "/api/support/haendler-antraege/:applicationId" }
export const applicationDeskDocumentFile: CallOf<"applicationDesk", "documentFile"> = { method: "GET", path: "/api/support/haendler-antraege/:applicationId/dokumente/:documentId" }
export const applicationDeskTake: CallOf<"applicationDesk", "take"> = { method: "POST", path: "/api/support/haendler-antraege/:applicationId/uebernehmen" }
export const applicationDeskAccept: CallOf<"applicationDesk", "accept"> = { method: "POST", path: "/api/support/haendler-antraege/:applicationId/annehmen" }
export const applicationDeskRefuse: CallOf<"applicationDesk", "refuse"> = { method: "POST", path: "/api/support/haendler-antraege/:applicationId/ablehnen" }
export const cancellationsList: CallOf<"cancellations", "list"> = { method: "POST", path: "/api/ordercancellationlist/getOrderCancellationList" }
export const cancellationsSave: CallOf<"cancellations", "save"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationList" }
export const cancellationsComment: CallOf<"cancellations", "comment"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationComment" }
export const cancellationsFeedback: CallOf<"cancellations", "feedback"> = { method: "POST", path: "/api/ordercancellationlist/saveOrderCancellationFeedback" }
export const dealerOrdersOpen: CallOf<"dealerOrders", "open"> = { method: "POST", path: "/api/dealer-orders/open" }
export const dealerOrdersBilling: CallOf<"dealerOrders", "billing"> = { method: "GET", path: "/api/dealer-orders/billing" }
export const staffOrdersSearch: CallOf<"staffOrders", "search"> = { method: "GET", path: "/api/desk-orders" }
export const staffOrdersShow: CallOf<"staffOrders", "show"> = { method: "GET", path: "/api/desk-orders/:orderId" }
export const staffOrdersAddNote: CallOf<"staffOrders", "addNote"> = { method: "POST", path: "/api/desk-orders/:orderId/notes" }
export const staffOrdersMailAgain: CallOf<"staffOrders", "mailAgain"> = { method: "POST", path: "/api/desk-orders/:orderId/mails" }
export const staffOrdersCancel: CallOf<"staffOrders", "cancel"> = { method: "POST", path: "/api/desk-orders/:orderId/cancel" }
export const staffOrdersWithdraw: CallOf<"staffOrders", "withdraw"> = { method: "POST", path: "/api/desk-orders/:orderId/withdraw" }
export const reviewDeskOwn: CallOf<"reviewDesk", "own"> = { method: "GET", path: "/api/dealer-reviews" }
export const reviewDeskAnswer: CallOf<"reviewDesk", "answer"> = { method: "POST", path: "/api/dealer-reviews/:reviewId/answer" }
export const reviewDeskQueue: CallOf<"reviewDesk", "queue"> = { method: "GET", path: "/api/review-queue" }
export const reviewDeskKeep: CallOf<"reviewDesk", "keep"> = { method: "POST", path: "/api/review-queue/:reviewId/keep" }
export const reviewDeskTakeDown: CallOf<"reviewDesk", "takeDown"> = { method: "POST", path: "/api/review-queue/:reviewId/take-down" }
export const reviewDeskRestore: CallOf<"reviewDesk", "restore"> = { method: "POST", path: "/api/review-queue/:reviewId/restore" }
export const periodStatisticGetStatistic: CallOf<"periodStatistic", "getStatistic"> = { method: "POST", path: "/api/periodStatistic/getStatistic" }
export const periodStatisticGetProducts: CallOf<"periodStatistic", "getProducts"> = { method: "GET", path: "/api/periodStatistic/getProducts" }
export const periodStatisticStatisticFile: CallOf<"periodStatistic", "statisticFile"> = { method: "GET", path: "/api/periodStatistic/statistic.csv" }
export const ordersExportCount: CallOf<"ordersExport", "count"> = { method: "POST", path: "/api/orders-export/count" }
export const ordersExportDealers: CallOf<"ordersExport", "dealers"> = { method: "GET", path: "/api/orders-export/dealers" }
export const ordersExportOrdersFile: CallOf<"ordersExport", "ordersFile"> = { method: "GET", path: "/api/orders-export/orders.csv" }
export const salesListGetSales: CallOf<"salesList", "getSales"> = { method: "POST", path: "/api/sales-list" }
export const salesListSalesFile: CallOf<"salesList", "salesFile"> = { method: "GET", path: "/api/sales-list/sales.csv" }
