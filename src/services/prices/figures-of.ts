import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { priceFigures } from "../../domain/price-history/price-figures.ts"
import { rememberedFor } from "../../domain/remembered.ts"

/** The key figures of a price, calculated from all its known days. */
export const figuresOf = rememberedFor((values: ReadonlyArray<DayValue>) =>
  priceFigures(values.map(({ day, value }) => ({ day, price: value })))
)
