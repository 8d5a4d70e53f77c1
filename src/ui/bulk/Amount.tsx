import { Plural } from "@lingui/react/macro"
import type { Unit } from "../../domain/product/group-facts.ts"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"

/** An amount of goods with its unit: "6.000 kg", "1 Palette". */
export function Amount({ amount, unit }: { readonly amount: number; readonly unit: Unit }) {
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
