const amountOr = (agreed: string) => `coalesce((o.life #>> '{delivery,amount}')::int, ${agreed})`

/**
 * SQL for the price of an order `o` in cents and for its amount: as billed once the goods are delivered, before that as
 * agreed (rule life.billed).
 */
export const billed = {
  cents: `coalesce((o.life #>> '{delivery,bill,totalCents}')::int, o.total_cents)`,
  amount: amountOr(`(o.receipt #>> '{calculation,amount}')::int`),
  /**
   * Returns SQL for the amount; `agreed` is a column with a copy of the agreed amount, so that long lists need not read
   * the receipts.
   */
  amountOr
} as const
