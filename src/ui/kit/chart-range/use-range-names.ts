import { useLingui } from "@lingui/react/macro"

/** Returns the names of the chart ranges by number (`domain/price-history/range.ts`). */
export const useRangeNames = (): Readonly<Record<number, string>> => {
  const { t } = useLingui()
  return {
    1: t`3 Monate`,
    2: t`6 Monate`,
    3: t`1 Jahr`,
    4: t`2 Jahre`,
    5: t`5 Jahre`,
    6: t`Alles`
  }
}
