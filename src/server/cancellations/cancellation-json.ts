import type { CancellationComment, CancellationRow } from "../../domain/cancellation/cancellation.ts"

// Encoding 10 000 rows through the contract's schema costs several times what reading them does, so the list is written
// directly; a test compares it with the schema.

const commentWire = ({ id, fkUserId, userName, text, createdAt }: CancellationComment) => ({
  Id: id,
  FkUserId: fkUserId,
  UserName: userName,
  Text: text,
  CreatedAt: createdAt
})

const rowWire = (row: CancellationRow) => ({
  OrderId: row.orderId,
  OrderNumber: row.orderNumber,
  Customer: row.customer,
  DealerId: row.dealerId,
  Dealer: row.dealer,
  ProductGroupId: row.productGroupId,
  ProductName: row.productName,
  Amount: row.amount,
  TotalPrice: row.totalPrice,
  Currency: row.currency,
  CancelledAt: row.cancelledAt,
  End: row.end,
  Version: row.version,
  IsBooked: row.isBooked,
  BookedAs: row.bookedAs,
  Feedback: { Status: row.feedback.status, Reason: row.feedback.reason, Comment: row.feedback.comment },
  CustomerComments: row.customerComments.map(commentWire),
  DealerComments: row.dealerComments.map(commentWire)
})

/** The answer of the list as the wire has it. */
export const cancellationListJson = (list: {
  readonly items: ReadonlyArray<CancellationRow>
  readonly total: number
}): string => JSON.stringify({ Items: list.items.map(rowWire), Total: list.total })
