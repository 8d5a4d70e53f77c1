import { Trans } from "@lingui/react/macro"
import { bulkPointLimits } from "../../domain/bulk/points.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { AmountMessage } from "../kit/form/calculator-messages.tsx"
import { ZipMessage } from "../kit/form/ZipMessage.tsx"
import { FailedNotice } from "../kit/notice/FailedNotice.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { Skeleton } from "../kit/notice/Skeleton.tsx"
import { useSite } from "../kit/site.tsx"
import type { BulkBlock, BulkOrderView } from "./bulk-order.view.ts"
import type { BulkOrderWishes } from "./bulk-order.wishes.ts"
import s from "./BulkOrderPage.module.css"
import { OfferSheets } from "./OfferSheets.tsx"
import { Unreached } from "./Unreached.tsx"

interface ResultProps {
  readonly group: ProductGroup
  readonly view: BulkOrderView
  readonly wishes: BulkOrderWishes | undefined
  /** Returns the URL of the page on which an offer is ordered. */
  readonly orderHref: (offer: Offer) => string
  readonly retryHref: string
}

/** The result for the points: offers, placeholders while they are calculated, or the reason why there are none. */
export function Result({ group, view, wishes, orderHref, retryHref }: ResultProps) {
  const { result } = view
  switch (result.state) {
    case "asking":
      return (
        <Notice title={<Trans>Wer bestellt mit?</Trans>}>
          <p>
            <Trans>
              Tragen Sie für jeden Haushalt Postleitzahl und Menge ein. Dann sehen Sie hier den gemeinsamen
              Preis und den Anteil jedes Haushalts.
            </Trans>
          </p>
        </Notice>
      )
    case "calculating":
      return <Shadow />
    case "blocked":
      return (
        <Notice title={<Trans>So können wir noch nicht rechnen</Trans>}>
          <p>
            <Blocked problem={result.problem} group={group} view={view} />
          </p>
        </Notice>
      )
    case "failed":
      return <FailedNotice onRetry={wishes?.onRetry} retryHref={retryHref} />
    case "empty":
      return result.unreached.length > 0 ? (
        <Notice title={<Unreached places={result.unreached} />}>
          <p>
            <Trans>
              Bitte prüfen Sie dort die Postleitzahl oder nehmen Sie den Haushalt aus der Bestellung. Die
              übrigen Lieferstellen rechnen wir dann gemeinsam.
            </Trans>
          </p>
        </Notice>
      ) : (
        <Notice title={<Trans>Kein Händler liefert an alle diese Lieferstellen</Trans>}>
          <p>
            <Trans>
              Eine Sammelbestellung fährt ein Händler auf einer Fahrt aus. Alle Lieferstellen müssen dafür in
              seinem Liefergebiet liegen, am besten im selben Ort. Bitte prüfen Sie die Postleitzahlen oder
              nehmen Sie entfernte Haushalte aus der Bestellung.
            </Trans>
          </p>
          {view.qualities.length > 0 && (
            <p>
              <Trans>Gesucht ist nur Ware der Qualität, die Sie gewählt haben.</Trans>
            </p>
          )}
        </Notice>
      )
    case "offers":
      return <OfferSheets group={group} view={view} result={result} orderHref={orderHref} />
  }
}

function Blocked({
  problem,
  group,
  view: { household }
}: {
  readonly problem: BulkBlock
  readonly group: ProductGroup
  readonly view: BulkOrderView
}) {
  const { locale } = useSite()
  const { max } = bulkPointLimits(locale.countryId, group.id)
  switch (problem) {
    case "zip":
      return <ZipMessage problem="zipInvalid" />
    case "amount":
      return <Trans>Bitte geben Sie für jede Lieferstelle eine Menge ein.</Trans>
    case "amountMin":
      return (
        <AmountMessage
          problem="amountMin"
          limits={{ min: household.total, max }}
          unit={group.unitPlural}
          perHousehold={household.amount}
        />
      )
    case "amountMax":
      return <Trans>Ein Haushalt bekommt auf einmal nicht mehr, als er allein bestellen könnte.</Trans>
    case "refused":
      return <Trans>Für diese Angaben gibt es kein Angebot. Bitte prüfen Sie die Lieferstellen.</Trans>
  }
}

/** Placeholder for the offers. */
function Shadow() {
  return (
    <div aria-hidden="true" className={s["shadow"]}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={s["ghost"]}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  )
}
