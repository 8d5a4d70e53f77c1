import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { CountryId } from "../../../domain/place/country.ts"
import { mixesWithStock } from "../../../domain/legal/withdrawal.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./LegalText.module.css"

/** Link to a legal page: it opens in a new tab, so that the user stays in the order. */
function Apart({ path, children }: { readonly path: `/${string}`; readonly children: ReactNode }) {
  const href = useHref()
  return (
    <a href={href(path)} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {" "}
        <Trans>(öffnet ein neues Fenster)</Trans>
      </VisuallyHidden>
    </a>
  )
}

interface LegalTextProps {
  readonly countryId: CountryId
  readonly groupId: ProductGroupId
  readonly seller: string
  readonly isPlaced: boolean
}

/**
 * Explains what a click on the button means and which legal texts apply, in the country's wording (rule
 * law.country-texts).
 */
export function LegalText({ countryId, groupId, seller, isPlaced }: LegalTextProps) {
  return (
    <div className={s["legal"]}>
      <p>
        {isPlaced ? (
          <Trans>
            Sie haben verbindlich bei {seller} bestellt. Der Vertrag kommt mit der Bestätigung des Verkäufers
            zustande.
          </Trans>
        ) : (
          <Trans>
            Mit dem Klick geben Sie eine verbindliche Bestellung bei {seller} ab. Der Vertrag kommt mit der
            Bestätigung des Verkäufers zustande. Den Eingang bestätigen wir sofort per E-Mail.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Es gelten die <Apart path="/agb">Allgemeinen Geschäftsbedingungen</Apart>; wie wir mit Ihren Daten
          umgehen, steht in der <Apart path="/datenschutz">Datenschutzerklärung</Apart>.
        </Trans>
      </p>
      <p>
        <Withdrawal countryId={countryId} groupId={groupId} />
      </p>
    </div>
  )
}

function Withdrawal({ countryId, groupId }: Pick<LegalTextProps, "countryId" | "groupId">) {
  const text = (
    <Apart path="/agb#widerruf">
      <WithdrawalName countryId={countryId} />
    </Apart>
  )
  const mixes = mixesWithStock(groupId)
  switch (countryId) {
    case 1:
      return mixes ? (
        <Trans>
          Als Verbraucher können Sie binnen 14 Tagen widerrufen, solange die Ware nicht untrennbar vermischt
          ist: {text}.
        </Trans>
      ) : (
        <Trans>Als Verbraucher können Sie binnen 14 Tagen widerrufen und die Ware zurückgeben: {text}.</Trans>
      )
    case 2:
      return mixes ? (
        <Trans>
          Als Verbraucher können Sie binnen 14 Tagen vom Vertrag zurücktreten, solange die Ware nicht
          untrennbar vermischt ist: {text}.
        </Trans>
      ) : (
        <Trans>
          Als Verbraucher können Sie binnen 14 Tagen vom Vertrag zurücktreten und die Ware zurückgeben: {text}
          .
        </Trans>
      )
    case 3:
      return (
        <Trans>
          In der Schweiz gibt es für Käufe im Internet kein gesetzliches Widerrufsrecht. Bis zur Bestätigung
          des Verkäufers können Sie die Bestellung kostenlos zurückziehen: {text}.
        </Trans>
      )
  }
}

function WithdrawalName({ countryId }: Pick<LegalTextProps, "countryId">) {
  switch (countryId) {
    case 1:
      return <Trans>Widerrufsbelehrung</Trans>
    case 2:
      return <Trans>Belehrung über das Rücktrittsrecht (Widerruf)</Trans>
    case 3:
      return <Trans>Rückzug der Bestellung</Trans>
  }
}
