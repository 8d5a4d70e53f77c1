import { Trans } from "@lingui/react/macro"
import { formatCount } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import s from "./Cancellations.module.css"

interface ListNoticesProps {
  /** Whether the list could not be reloaded. */
  readonly isStale: boolean
  /** Number of loaded rows; `total` is the number of all rows of the list. */
  readonly shown: number
  readonly total: number
}

/** Notices on a list that is not up to date or not complete. */
export function ListNotices({ isStale, shown, total }: ListNoticesProps) {
  const tag = useSite().locale.bcp47
  return (
    <div className={s["notices"]}>
      {isStale && (
        <Notice tone="bad" announced>
          <p>
            <Trans>
              Die Liste konnte nicht neu geladen werden. Sie sehen den früheren Stand; Ihre Änderungen
              bleiben.
            </Trans>
          </p>
        </Notice>
      )}
      {total > shown && (
        <Notice>
          <p>
            <Trans>
              Es sind {formatCount(tag, total)} Stornos; gezeigt werden die neuesten {formatCount(tag, shown)}
              . Ein kürzerer Zeitraum zeigt die übrigen.
            </Trans>
          </p>
        </Notice>
      )}
    </div>
  )
}
