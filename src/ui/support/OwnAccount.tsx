import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { OwnSupportInfo } from "../../domain/support/records.ts"
import { Card } from "../kit/Card.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { shortDay, shortMoment } from "../kit/desk/moment.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./Entrance.module.css"

interface OwnAccountProps {
  /** `undefined` until a response arrives. */
  readonly own: OwnSupportInfo | undefined
  /** Undefined until the page is hydrated. */
  readonly onShowInfo: ((isShown: boolean) => void) | undefined
  readonly isSaving: boolean
  readonly hasFailed: boolean
  /** Recovery codes for the second factor, for users who have one. */
  readonly codes: ReactNode
}

/** State of the user's own sign-in, and the setting whether pages show support info (rule account.support-info). */
export function OwnAccount({ own, onShowInfo, isSaving, hasFailed, codes }: OwnAccountProps) {
  const tag = useSite().locale.bcp47
  return (
    <Card className={s["part"]}>
      <h2>
        <Trans>Ihr Zugang</Trans>
      </h2>
      {own === undefined ? (
        <p className={s["quiet"]}>
          <Trans>Das konnte gerade nicht geladen werden.</Trans>
        </p>
      ) : (
        <>
          <ul className={s["facts"]}>
            <li>
              {!own.hasSecondFactor ? (
                <Trans>Zweiter Faktor: noch nicht eingerichtet</Trans>
              ) : own.secondFactorSetAt === null ? (
                <Trans>Zweiter Faktor: eingerichtet</Trans>
              ) : (
                <Trans>Zweiter Faktor: eingerichtet am {shortDay(tag, own.secondFactorSetAt)}</Trans>
              )}
            </li>
            {own.previousSignInAt !== null && (
              <li>
                <Trans>
                  Vorige Anmeldung: {shortMoment(tag, own.previousSignInAt)}. Waren Sie das nicht, melden Sie
                  es der Administration.
                </Trans>
              </li>
            )}
          </ul>
          {own.allowSupportInfo && (
            <Checkbox
              checked={own.showSupportInfo}
              disabled={onShowInfo === undefined}
              aria-busy={isSaving || undefined}
              onChange={({ target }) => onShowInfo?.(target.checked)}
              label={<Trans>Support-Angaben auf allen Seiten zeigen</Trans>}
              hint={<Trans>Seite, Sitzung, Auftrag und Version, zum Vorlesen am Telefon.</Trans>}
            />
          )}
          {hasFailed && (
            <Notice tone="bad" announced>
              <p>
                <Trans>Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.</Trans>
              </p>
            </Notice>
          )}
          {own.hasSecondFactor && codes}
        </>
      )}
    </Card>
  )
}
