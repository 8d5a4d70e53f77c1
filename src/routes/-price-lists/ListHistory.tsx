import { Trans } from "@lingui/react/macro"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import { areaName, type DeskList } from "../../domain/price-list/desk-list.ts"
import { type ListEntry, longestReason } from "../../domain/price-list/price-list.ts"
import { restoreList, withdrawList } from "../../services/desk/price-lists/price-list-acts.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { formerPriceList, priceListHistory } from "../../services/queries/price-lists.ts"
import { ActDialog } from "../../ui/kit/desk-form/ActDialog.tsx"
import { BoundedField } from "../../ui/kit/form/BoundedField.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ChangeTable } from "../../ui/price-list/ChangeTable.tsx"
import { HistoryPart } from "../../ui/price-list/HistoryPart.tsx"
import { refusalTexts } from "../../ui/price-list/price-list-texts.ts"

interface ListHistoryProps {
  readonly dealerId: number
  readonly list: DeskList
  readonly isReasonNeeded: boolean
}

type Asked = { readonly act: "restore" | "withdraw"; readonly entry: ListEntry }

/** The price lists of a dealer: changes of each list, restoring a former list, and withdrawing a scheduled one. */
export function ListHistory({ dealerId, list, isReasonNeeded }: ListHistoryProps) {
  const { client } = useRouteContext({ from: "/_desk" })
  const queries = useQueryClient()
  const isLive = useLive()
  const [asked, setAsked] = useState<Asked>()
  const [reason, setReason] = useState("")
  const history = useQuery({ ...queryOf(client, priceListHistory(dealerId)), enabled: isLive })
  const former = useQuery({
    ...queryOf(client, formerPriceList(dealerId, asked?.entry.id ?? 0)),
    enabled: isLive && asked !== undefined
  })
  const names = new Map(list.areas.map((area) => [area.id, areaName(area) || area.number]))
  const open = (act: Asked["act"]) => (isLive ? (entry: ListEntry) => setAsked({ act, entry }) : undefined)
  const isRestore = asked?.act === "restore"
  return (
    <HistoryPart
      entries={history.data?.items}
      scheduled={list.scheduled}
      onOpen={open("restore")}
      onWithdraw={open("withdraw")}
      dialog={
        <ActDialog
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
          title={
            isRestore ? <Trans>Was diese Liste änderte</Trans> : <Trans>Geplante Liste zurücknehmen?</Trans>
          }
          description={
            isRestore ? (
              <Trans>Verglichen mit der Liste davor. Sie können sie noch einmal veröffentlichen.</Trans>
            ) : (
              <Trans>Dann gelten die bisherigen Preise weiter.</Trans>
            )
          }
          confirm={
            isRestore ? <Trans>Diese Liste wieder veröffentlichen</Trans> : <Trans>Zurücknehmen</Trans>
          }
          problems={refusalTexts}
          act={async () => {
            if (asked === undefined) return { kind: "done" }
            const { id } = asked.entry
            const outcome = isRestore
              ? await restoreList(client, dealerId, id, { version: list.version, reason })
              : await withdrawList(client, dealerId, id, reason)
            // reloads after a refusal as well: another user may have changed the data first
            await queries.invalidateQueries()
            if (outcome.kind === "done") setReason("")
            return outcome
          }}
        >
          {isRestore && former.data !== undefined && (
            <ChangeTable
              changes={former.data.changes}
              currency={list.currency}
              areaOf={(id) => names.get(id) ?? String(id)}
            />
          )}
          <BoundedField
            id="list-act-reason"
            label={<Trans>Grund</Trans>}
            optional={!isReasonNeeded}
            most={longestReason}
            value={reason}
            onText={setReason}
          />
        </ActDialog>
      }
    />
  )
}
