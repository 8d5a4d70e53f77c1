import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ListEntry } from "../../domain/price-list/price-list.ts"
import { Button } from "../kit/Button.tsx"
import { DataTable } from "../kit/desk/DataTable.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { Part } from "../kit/desk/Part.tsx"
import { useSite } from "../kit/site.tsx"
import { sourceTexts, stateTexts } from "./price-list-texts.ts"
import s from "./PriceList.module.css"

interface HistoryPartProps {
  /** Undefined if there is no response. */
  readonly entries: ReadonlyArray<ListEntry> | undefined
  readonly scheduled: ReadonlyArray<ListEntry>
  readonly onOpen: ((entry: ListEntry) => void) | undefined
  readonly onWithdraw: ((entry: ListEntry) => void) | undefined
  readonly dialog: ReactNode
}

/**
 * The lists of a dealer, scheduled lists first; the changes of each list can be shown, and each list can be restored.
 */
export function HistoryPart({ entries, scheduled, onOpen, onWithdraw, dialog }: HistoryPartProps) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  return (
    <Part id="price-list-history" title={<Trans>Verlauf</Trans>}>
      <DataTable
        caption={t`Geplante, geltende und frühere Preislisten`}
        rows={[...scheduled, ...(entries ?? [])]}
        keyOf={({ id }) => String(id)}
        empty={
          <p className={s["quiet"]}>
            {entries === undefined ? (
              <Trans>Der Verlauf wird geladen …</Trans>
            ) : (
              <Trans>Hier stehen Ihre Listen, sobald Sie die erste veröffentlicht haben.</Trans>
            )}
          </p>
        }
        columns={[
          {
            key: "begins",
            head: t`Gilt ab`,
            isName: true,
            cell: ({ beginsAt }) => shortMoment(tag, beginsAt)
          },
          {
            key: "state",
            head: t`Stand`,
            cell: ({ state }) => <span className={s["state"]}>{i18n._(stateTexts[state])}</span>
          },
          {
            key: "by",
            head: t`Von`,
            cell: ({ source, by, reason }) => (
              <>
                {i18n._(sourceTexts[source])}
                {by !== "" && (
                  <>
                    {", "}
                    <bdi>{by}</bdi>
                  </>
                )}
                {reason !== "" && <span className={s["reason"]}>{reason}</span>}
              </>
            )
          },
          {
            key: "changes",
            head: t`Änderungen`,
            cell: ({ added, changed, gone }) => (
              <Trans>
                {changed} geändert, {added} neu, {gone} entfallen
              </Trans>
            )
          },
          {
            key: "acts",
            head: t`Ansehen`,
            isBare: true,
            cell: (entry) => (
              <span className={s["rowActs"]}>
                <Button look="quiet" disabled={onOpen === undefined} onClick={() => onOpen?.(entry)}>
                  <Trans>Unterschiede</Trans>
                </Button>
                {entry.state === "scheduled" && (
                  <Button
                    look="quiet"
                    disabled={onWithdraw === undefined}
                    onClick={() => onWithdraw?.(entry)}
                  >
                    <Trans>Zurücknehmen</Trans>
                  </Button>
                )}
              </span>
            )
          }
        ]}
      />
      {dialog}
    </Part>
  )
}
