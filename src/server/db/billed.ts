const amountOr = (agreed: string) => `coalesce((o.life #>> '{delivery,amount}')::int, ${agreed})`

/**
 * Price of an order `o` in cents, and its amount: as billed once its goods are delivered, before that as agreed (rule
 * life.billed).
 */
export const billed = {
  cents: `coalesce((o.life #>> '{delivery,bill,totalCents}')::int, o.total_cents)`,
  amount: amountOr(`(o.receipt #>> '{calculation,amount}')::int`),
  /** The amount where `agreed` is a column with a copy of the agreed one: a long list then reads no receipts. */
  amountOr
} as const
