import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Offer, OfferList } from "../../../domain/offer/offer.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { DateRange, Price } from "../../kit/price/Price.tsx"
import s from "./Options.module.css"

interface RulesPreviewProps {
  /** Controls of the calculator: place, amount and options. */
  readonly wishes: ReactNode
  readonly settings: ReactNode
  readonly list: OfferList | null
  readonly isBusy: boolean
  readonly isFailed: boolean
}

/** Preview of the draft in the buyers' calculator; nothing is stored, and nothing can be ordered. */
export function RulesPreview({ wishes, settings, list, isBusy, isFailed }: RulesPreviewProps) {
  const { t } = useLingui()
  const columns: ReadonlyArray<Column<Offer>> = [
    { key: "dealer", head: t`Händler`, isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: "window",
      head: t`Lieferung`,
      cell: ({ startDeliveryPeriodDate, endDeliveryPeriodDate }) => (
        <DateRange from={startDeliveryPeriodDate} to={endDeliveryPeriodDate} />
      )
    },
    {
      key: "total",
      head: t`Gesamtpreis`,
      align: "end",
      cell: ({ totalPrice, currency }) => <Price amount={totalPrice} currency={currency} />
    }
  ]
  const count = list?.items.length ?? 0
  return (
    <Part id="rules-preview" title={<Trans>Vorschau im Rechner</Trans>}>
      <p className={s["quiet"]}>
        <Trans>
          So wählen und vergleichen Kunden mit dem, was im Formular steht. Gespeichert oder bestellt wird hier
          nichts.
        </Trans>
      </p>
      {wishes}
      <div className={s["previewBody"]}>
        <div>{settings}</div>
        <div aria-live="polite" aria-busy={isBusy}>
          {isFailed ? (
            <Notice tone="bad" title={<Trans>Der Server hat nicht geantwortet</Trans>} />
          ) : list === null ? (
            <p className={s["quiet"]}>
              {isBusy ? (
                <Trans>Wird berechnet …</Trans>
              ) : (
                <Trans>Geben Sie eine Postleitzahl ein, um Angebote zu sehen.</Trans>
              )}
            </p>
          ) : (
            <>
              <p>
                {list.hasDefaultOffers ? (
                  <Trans>So bietet es niemand an; {count} Angebote unter den Vorgaben.</Trans>
                ) : (
                  <Trans>{count} Angebote</Trans>
                )}
              </p>
              <DataTable
                caption={t`Angebote der Vorschau`}
                columns={columns}
                rows={list.items.slice(0, 8)}
                keyOf={({ id }) => id}
                empty={
                  <p className={s["quiet"]}>
                    <Trans>Dort bietet niemand etwas an.</Trans>
                  </p>
                }
              />
            </>
          )}
        </div>
      </div>
    </Part>
  )
}
