import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { priceFigures } from "../../domain/price-history/price-figures.ts"
import { rememberedFor } from "../../domain/remembered.ts"

/** What is told of a price first, from all that is known of its days. */
export const figuresOf = rememberedFor((values: ReadonlyArray<DayValue>) =>
  priceFigures(values.map(({ day, value }) => ({ day, price: value })))
)
