const amountOr = (agreed: string) => `coalesce((o.life #>> '{delivery,amount}')::int, ${agreed})`

/**
 * SQL for the price of an order `o` in cents and for its amount: as billed once the goods are delivered, before that as
 * agreed (rule life.billed).
 */
export const billed = {
  cents: `coalesce((o.life #>> '{delivery,bill,totalCents}')::int, o.total_cents)`,
  amount: amountOr(`(o.receipt #>> '{calculation,amount}')::int`),
  /**
   * SQL for the amount if `agreed` is a column that contains a copy of the agreed amount: a long list then reads no
   * receipts.
   */
  amountOr
} as const
