import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { priceFigures } from "../../domain/price-history/price-figures.ts"
import { rememberedFor } from "../../domain/remembered.ts"

/** Calculates the key figures of a price from all its known days. */
export const figuresOf = rememberedFor((values: ReadonlyArray<DayValue>) =>
  priceFigures(values.map(({ day, value }) => ({ day, price: value })))
)
