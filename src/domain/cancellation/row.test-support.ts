import type { CancellationRow } from "./cancellation.ts"

/** Returns a cancelled order with an id; `changed` overrides the default values. */
export const rowOf = (orderId: string, changed: Partial<CancellationRow> = {}): CancellationRow => ({
  orderId,
  orderNumber: `HM-${orderId}`,
  customer: "Erika Muster",
  phone: "089 1234567",
  dealerId: 7,
  dealer: "Pelletwerk Nord",
  productGroupId: 3,
  productId: 20,
  productName: "Holzpellets lose",
  amount: 6000,
  totalPrice: 1830.5,
  currency: "EUR",
  cancelledAt: "2026-11-20T10:00:00.000Z",
  end: "cancelledByCustomer",
  version: 1,
  isBooked: false,
  bookedAs: null,
  feedback: { status: 0, reason: null, comment: "" },
  customerComments: [],
  dealerComments: [],
  ...changed
})
