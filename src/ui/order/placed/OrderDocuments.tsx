import { Trans } from "@lingui/react/macro"
import { Download, FileText } from "lucide-react"
import type { OrderDocument, OrderPage } from "../../../domain/order/life/order-page.ts"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./Placed.module.css"

/** Documents to print or to save as PDF: the order, and the legal texts of the contract (rule law.contract-text). */
export function OrderDocuments({ order }: { readonly order: OrderPage }) {
  const href = useHref()
  return (
    <section aria-labelledby="order-documents" className={s["part"]}>
      <h2 id="order-documents">
        <Trans>Unterlagen</Trans>
      </h2>
      <ul className={s["documents"]}>
        {order.documents.map(({ kind, path }) => (
          <li key={kind}>
            <a href={href(`/${path.slice(1)}`)} target="_blank" rel="noopener" className={s["document"]}>
              <FileText size={18} aria-hidden="true" />
              <span>
                <DocumentName kind={kind} countryId={order.countryId} />
                <VisuallyHidden>
                  {" "}
                  <Trans>(öffnet ein neues Fenster)</Trans>
                </VisuallyHidden>
              </span>
            </a>
            <a href={href(`/${path.slice(1)}.pdf`)} download className={s["file"]}>
              <Download size={16} aria-hidden="true" />
              <span>
                PDF
                <VisuallyHidden>
                  {": "}
                  <DocumentName kind={kind} countryId={order.countryId} />
                </VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A document's name in the country's wording. */
export function DocumentName({
  kind,
  countryId
}: {
  readonly kind: OrderDocument
  readonly countryId: OrderPage["countryId"]
}) {
  switch (kind) {
    case "order":
      return <Trans>Ihre Bestellung</Trans>
    case "bill":
      return <Trans>Rechnung</Trans>
    case "creditNote":
      return <Trans>Stornorechnung</Trans>
    case "plan":
      return <Trans>Endgültiger Ratenplan</Trans>
    case "terms":
      return <Trans>Allgemeine Geschäftsbedingungen</Trans>
    case "withdrawal":
      return countryId === 3 ? <Trans>Rückzug der Bestellung</Trans> : <Trans>Widerrufsbelehrung</Trans>
    case "withdrawalForm":
      return <Trans>Muster-Widerrufsformular</Trans>
  }
}
