import { Trans } from "@lingui/react/macro"
import { formatCount } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import s from "./Cancellations.module.css"

interface ListNoticesProps {
  /** It could not be read anew. */
  readonly isStale: boolean
  /** Rows that were loaded, and how many there are. */
  readonly shown: number
  readonly total: number
}

/** What has to be known of a list: that it is not the newest, or not the whole one. */
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
