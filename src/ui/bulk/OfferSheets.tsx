import { Plural, Trans } from "@lingui/react/macro"
import { Phone } from "lucide-react"
import type { ProductGroup } from "../../domain/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { Notice } from "../kit/Notice.tsx"
import { useSite } from "../kit/site.tsx"
import type { BulkOrderView, BulkResultView } from "./bulk-order.view.ts"
import { OfferSheet } from "./OfferSheet.tsx"
import s from "./OfferSheet.module.css"
import { PriceMatrix } from "./PriceMatrix.tsx"

interface OfferSheetsProps {
  readonly group: ProductGroup
  readonly view: BulkOrderView
  readonly result: Extract<BulkResultView, { state: "offers" }>
  readonly phone: string
}

/** The offers from the cheapest on, how to order one of them, and what other amounts would cost. */
export function OfferSheets({ group, view, result, phone }: OfferSheetsProps) {
  const { items, matrix, here } = result
  const best = items[0]
  return (
    <>
      <Summary group={group} view={view} result={result} />
      <PhoneOrder phone={phone} />
      <ol className={s["sheets"]}>
        {items.map((item) => (
          <li key={item.offer.id}>
            <OfferSheet group={group} item={item} points={view.points} isOpen={item === best} />
          </li>
        ))}
      </ol>
      {matrix.length > 0 && best !== undefined && (
        <PriceMatrix group={group} matrix={matrix} here={here} offer={best.offer} />
      )}
    </>
  )
}

function Summary({ group, view, result }: Omit<OfferSheetsProps, "phone">) {
  const { locale } = useSite()
  const { length } = result.items
  const count = formatCount(locale.bcp47, view.total)
  const amount = view.total === 1 ? group.unit : group.isPallet ? group.unitPlural : group.unit
  const goods = `${count} ${amount}`
  const stations = view.points.length
  const best = result.items[0]?.savingsVersusSingle ?? 0
  return (
    <div className={s["summary"]}>
      <p className={s["short"]}>
        <Plural
          value={length}
          one={`Ein Händler liefert ${goods} an ${stations} Lieferstellen.`}
          other={`# Händler liefern ${goods} an ${stations} Lieferstellen.`}
        />
      </p>
      <p>
        <Trans>
          Endpreise mit Lieferung, Gebühren und Mehrwertsteuer unter den üblichen Bedingungen, bezahlt wird
          auf Rechnung nach der Lieferung. Der Vergleich nimmt für jede Lieferstelle das günstigste
          Einzelangebot.
        </Trans>{" "}
        {best < 0 && (
          <strong>
            <Trans>Für diese Mengen ist es günstiger, wenn jeder Haushalt für sich bestellt.</Trans>
          </strong>
        )}
      </p>
      {result.matrix.length > 0 && (
        <p>
          <a href="#preise-nach-menge">
            <Trans>Was andere Mengen kosten würden</Trans>
          </a>
        </p>
      )}
    </div>
  )
}

function PhoneOrder({ phone }: { readonly phone: string }) {
  return (
    <Notice
      title={<Trans>Diese Bestellung nehmen wir am Telefon auf</Trans>}
      actions={
        <ButtonLink look="secondary" href={`tel:${phone.replaceAll(" ", "")}`}>
          <Phone size={18} aria-hidden="true" />
          <Trans>{phone} anrufen</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Suchen Sie sich einen Händler aus und rufen Sie uns an: Wir fragen alle Adressen und Mengen
          persönlich ab. Noch ist nichts bestellt.
        </Trans>
      </p>
    </Notice>
  )
}
