/**
 * What an order `o` costs, in cents, and how much it is of: as billed once its goods have come, until then as agreed (rule
 * life.billed).
 */
export const billed = {
  cents: `coalesce((o.life #>> '{delivery,bill,totalCents}')::int, o.total_cents)`,
  amount: `coalesce((o.life #>> '{delivery,amount}')::int, (o.receipt #>> '{calculation,amount}')::int)`
} as const
