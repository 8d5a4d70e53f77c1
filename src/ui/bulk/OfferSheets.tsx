import { Plural, Trans } from "@lingui/react/macro"
import { likeWithLike } from "../../domain/offer/like-with-like.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { amountWords } from "../../domain/product/amount.ts"
import { useSite } from "../kit/site.tsx"
import type { BulkOrderView, BulkResultView } from "./bulk-order.view.ts"
import { OfferSheet } from "./OfferSheet.tsx"
import s from "./OfferSheet.module.css"
import { PriceMatrix } from "./PriceMatrix.tsx"

interface OfferSheetsProps {
  readonly group: ProductGroup
  readonly view: BulkOrderView
  readonly result: Extract<BulkResultView, { state: "offers" }>
  /** Returns the URL of the page on which an offer is ordered. */
  readonly orderHref: (offer: Offer) => string
}

/** The offers in ascending order of price, each with an order link, and the costs of other amounts. */
export function OfferSheets({ group, view, result, orderHref }: OfferSheetsProps) {
  const { matrix, here } = result
  const offers = result.items.map(({ offer }) => offer)
  const compared = likeWithLike(group, offers, 0)
  const items = compared.rows.flatMap((offer) => result.items.filter((item) => item.offer === offer))
  const best = items[0]
  return (
    <>
      <Summary group={group} view={view} result={result} />
      {compared.measure === "kilogram" && (
        <p>
          <Trans>
            Die Paletten sind verschieden schwer. Darum steht oben, wessen Kilogramm am wenigsten kostet.
          </Trans>
        </p>
      )}
      <ol className={s["sheets"]}>
        {items.map((item) => (
          <li key={item.offer.id}>
            <OfferSheet
              group={group}
              item={item}
              compared={compared}
              points={view.points}
              isOpen={item === best}
              orderHref={orderHref(item.offer)}
            />
          </li>
        ))}
      </ol>
      {matrix.length > 0 && best !== undefined && (
        <PriceMatrix group={group} matrix={matrix} here={here} offer={best.offer} />
      )}
    </>
  )
}

function Summary({ group, view, result }: Omit<OfferSheetsProps, "orderHref">) {
  const { locale } = useSite()
  const { length } = result.items
  const goods = amountWords(view.total, group.unit, locale.countryId)
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
