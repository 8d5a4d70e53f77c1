const amountOr = (agreed: string) => `coalesce((o.life #>> '{delivery,amount}')::int, ${agreed})`

/**
 * SQL for the price in cents and for the amount of an order `o`. Once the goods are delivered, these are the billed
 * values; before that, the agreed values (rule life.billed).
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
