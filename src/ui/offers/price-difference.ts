import type { UpsellingSubject } from "../../domain/calculator/upselling.ts"
import type { Locale } from "../../domain/locale/locale.ts"
import type { PriceDifference, PriceDifferences } from "../../machines/price-differences.machine.ts"
import { formatMoney } from "../kit/format.ts"

/** Returns the price difference of the option with this id; `undefined` if the difference was not calculated. */
export const differenceOf = (
  differences: PriceDifferences,
  subject: UpsellingSubject,
  id: number
): PriceDifference | undefined => differences[subject]?.find(({ foreignId }) => foreignId === id)

/** Formats a difference with its sign, e.g. "+12,50 €"; empty if there is no difference. */
export const signedMoney = ({ bcp47, currencyCode }: Locale, amount: number): string =>
  amount === 0 ? "" : `${amount < 0 ? "−" : "+"}${formatMoney(bcp47, currencyCode, Math.abs(amount))}`
