import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { OrderStatus } from "../../domain/order/draft.ts"

/** Order statuses in the wording used by staff, which is also used in the exported file. */
export const statusTexts: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  placed: msg`bestellt`,
  confirmed: msg`bestätigt`,
  scheduled: msg`terminiert`,
  delivered: msg`geliefert`,
  invoiced: msg`berechnet`,
  settled: msg`bezahlt`,
  refused: msg`vom Händler abgelehnt`,
  cancelledByDealer: msg`vom Händler storniert`,
  cancelledByCustomer: msg`vom Kunden storniert`,
  withdrawn: msg`widerrufen`
}
