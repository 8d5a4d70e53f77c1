/**
 * Price of an order `o` in cents, and its amount: as billed once its goods are delivered, before that as agreed (rule
 * life.billed).
 */
export const billed = {
  cents: `coalesce((o.life #>> '{delivery,bill,totalCents}')::int, o.total_cents)`,
  amount: `coalesce((o.life #>> '{delivery,amount}')::int, (o.receipt #>> '{calculation,amount}')::int)`
} as const
