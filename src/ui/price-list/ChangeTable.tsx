import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { certificateName } from "../../domain/price-list/sent-rows.ts"
import type { ListChange } from "../../domain/price-list/changes.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { Button } from "../kit/Button.tsx"
import { DataTable } from "../kit/desk/DataTable.tsx"
import { formatCount, formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { productById, unitOfProduct } from "./list-words.ts"
import s from "./PriceList.module.css"

const atOnce = 50

interface ChangeTableProps {
  readonly changes: ReadonlyArray<ListChange>
  readonly currency: CurrencyCode
  readonly areaOf: (areaId: number) => string
}

/** All changes of a list with old and new prices. */
export function ChangeTable({ changes, currency, areaOf }: ChangeTableProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const [most, setMost] = useState(atOnce)
  const money = (cents: number | null) =>
    cents === null ? "–" : formatMoney(tag, currency, toDecimal(cents))
  const rest = changes.length - most
  return (
    <div className={s["changes"]}>
      <DataTable
        caption={t`Änderungen gegenüber der geltenden Liste`}
        rows={changes.slice(0, most)}
        keyOf={(each) => [each.areaId, each.productId, each.certificationId, each.fromAmount].join("/")}
        empty={
          <p>
            <Trans>Keine Änderungen.</Trans>
          </p>
        }
        columns={[
          {
            key: "product",
            head: t`Produkt`,
            isName: true,
            cell: ({ productId, certificationId }) =>
              [productById(productId), certificateName(productId, certificationId)].filter(Boolean).join(", ")
          },
          { key: "area", head: t`Liefergebiet`, cell: ({ areaId }) => areaOf(areaId) },
          {
            key: "from",
            head: t`Ab Menge`,
            align: "end",
            cell: ({ fromAmount, productId }) =>
              `${formatCount(tag, fromAmount)} ${unitOfProduct(fromAmount, productId)}`
          },
          { key: "former", head: t`Bisher`, align: "end", cell: ({ former }) => money(former) },
          {
            key: "next",
            head: t`Neu`,
            align: "end",
            cell: ({ next, kind }) =>
              kind === "gone" ? <Trans>entfällt</Trans> : <strong>{money(next)}</strong>
          }
        ]}
      />
      {rest > 0 && (
        <Button look="quiet" onClick={() => setMost(most + 500)}>
          <Trans>Weitere zeigen ({rest})</Trans>
        </Button>
      )}
    </div>
  )
}
