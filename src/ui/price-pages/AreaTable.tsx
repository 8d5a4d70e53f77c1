import { Trans, useLingui } from "@lingui/react/macro"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { AreaPrices } from "./area-prices.ts"
import type { ComparedProduct } from "./price-facts.ts"
import { PriceTable, PriceTableNote } from "./PriceTable.tsx"
import s from "./PriceTable.module.css"

interface AreaTableProps {
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly areas: ReadonlyArray<AreaPrices>
  /** Path of the page that contains the table. */
  readonly here: string
}

/** Maximum number of rows shown before a click reveals the others. */
const shown = 12

/** Table of prices of the areas around or within a place. */
export function AreaTable({ areas, ...rest }: AreaTableProps) {
  const { t } = useLingui()
  const head = t`Gebiet`
  const folded = areas.slice(shown)
  return (
    <div className={s["block"]}>
      <PriceTable label={t`Tabelle der Preise`} head={head} areas={areas.slice(0, shown)} {...rest} />
      {folded.length > 0 && (
        <details>
          <summary className={s["more"]}>
            <Trans>{folded.length} weitere Gebiete</Trans>
          </summary>
          <PriceTable label={t`Tabelle weiterer Gebiete`} head={head} areas={folded} {...rest} />
        </details>
      )}
      <PriceTableNote areas={areas} />
    </div>
  )
}
