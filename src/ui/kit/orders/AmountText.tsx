import { Plural } from "@lingui/react/macro"
import type { Unit } from "../../../domain/product/group-facts.ts"
import { formatCount } from "../format.ts"
import { useSite } from "../site.tsx"

/** An amount of goods with its unit, e.g. "6.000 kg" or "1 Palette". */
export function AmountText({ amount, unit }: { readonly amount: number; readonly unit: Unit }) {
  const { locale } = useSite()
  const count = formatCount(locale.bcp47, amount)
  return unit === "Palette" ? (
    <Plural value={amount} one={`${count} Palette`} other={`${count} Paletten`} />
  ) : (
    <>
      {count}&nbsp;{unit}
    </>
  )
}
