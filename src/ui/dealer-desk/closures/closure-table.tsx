import { Trans, useLingui } from "@lingui/react/macro"
import type { DealerClosure } from "../../../domain/dealer-desk/closure-rules.ts"
import type { RowTableWords } from "../../kit/desk-form/RowTable.tsx"
import { formatPeriod } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"

/** Returns the texts and columns of the list of days on which a dealer does not deliver. */
export const useClosureTable = (): RowTableWords<DealerClosure> => {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const nameOf = ({ firstDay, lastDay }: DealerClosure) => formatPeriod(tag, firstDay, lastDay)
  return {
    id: "dealer-closures",
    title: t`Tage ohne Lieferung`,
    add: <Trans>Lieferpause hinzufügen</Trans>,
    empty: (
      <Notice title={<Trans>Keine Lieferpause geplant</Trans>}>
        <p>
          <Trans>
            Feiertage sind schon berücksichtigt. Hier stehen Tage, an denen zusätzlich niemand liefert, etwa
            Betriebsferien.
          </Trans>
        </p>
      </Notice>
    ),
    columns: [
      { key: "days", head: t`Tage`, isName: true, cell: nameOf },
      { key: "note", head: t`Anlass`, cell: ({ note }) => (note === "" ? "–" : <bdi>{note}</bdi>) }
    ],
    keyOf: ({ id }) => String(id),
    nameOf
  }
}
