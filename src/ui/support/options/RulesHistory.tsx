import { Trans, useLingui } from "@lingui/react/macro"
import type { RulesRevision } from "../../../domain/options/rules/rules-sheet.ts"
import { Button } from "../../kit/Button.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { entryStyles as e, Part } from "../../kit/desk/Part.tsx"
import { useSite } from "../../kit/site.tsx"

interface RulesHistoryProps {
  readonly revisions: ReadonlyArray<RulesRevision>
  /** `undefined` until the page is hydrated and while there are unsaved changes. */
  readonly onRestore: ((number: number) => void) | undefined
}

/** All published versions, newest first, and the catalogue as the initial state. */
export function RulesHistory({ revisions, onRestore }: RulesHistoryProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const [newest] = revisions
  const restore = (number: number, label: string) => (
    <Button
      look="quiet"
      aria-label={label}
      disabled={onRestore === undefined}
      onClick={() => onRestore?.(number)}
    >
      <Trans>In den Entwurf holen</Trans>
    </Button>
  )
  return (
    <Part id="rules-history" title={<Trans>Verlauf</Trans>}>
      <ol className={e.list}>
        {revisions.map(({ number, reason, publishedAt, publishedBy }) => (
          <li key={number} className={e.entry}>
            <div className={e.head}>
              <strong>
                {number === newest?.number ? (
                  <Trans>Nr. {number}, gilt jetzt</Trans>
                ) : (
                  <Trans>Nr. {number}</Trans>
                )}
              </strong>
            </div>
            <span className={e.quiet}>
              <Trans>
                {shortMoment(tag, publishedAt)} von <bdi>{publishedBy}</bdi>
              </Trans>
            </span>
            <span className={e.words}>
              <bdi>{reason}</bdi>
            </span>
            <div>{restore(number, t`Nr. ${number} in den Entwurf holen`)}</div>
          </li>
        ))}
        <li className={e.entry}>
          <strong>
            <Trans>Katalog</Trans>
          </strong>
          <span className={e.quiet}>
            <Trans>Womit alles begonnen hat.</Trans>
          </span>
          <div>{restore(0, t`Stand des Katalogs in den Entwurf holen`)}</div>
        </li>
      </ol>
    </Part>
  )
}
