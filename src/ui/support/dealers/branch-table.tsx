import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskBranch } from "../../../domain/dealer-desk/desk-dealer.ts"
import type { RowTableWords } from "../../kit/desk-form/RowTable.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"

/** Returns the texts and columns of the table of a dealer's branches. */
export const useBranchTable = (): RowTableWords<DeskBranch> => {
  const { t } = useLingui()
  return {
    id: "dealer-branches",
    title: t`Niederlassungen`,
    add: <Trans>Niederlassung hinzufügen</Trans>,
    empty: (
      <Notice title={<Trans>Noch keine Niederlassung</Trans>}>
        <p>
          <Trans>Jedes Liefergebiet wird von einer Niederlassung aus beliefert.</Trans>
        </p>
      </Notice>
    ),
    columns: [
      { key: "name", head: t`Name`, isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
      { key: "street", head: t`Straße`, cell: (row) => <bdi>{row.street}</bdi> },
      { key: "city", head: t`Ort`, cell: (row) => <bdi>{`${row.zipCode} ${row.city}`}</bdi> },
      {
        key: "point",
        head: t`Koordinaten`,
        cell: ({ latitude, longitude }) =>
          latitude === null || longitude === null
            ? t`nach Postleitzahl`
            : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
      }
    ],
    keyOf: ({ id }) => String(id),
    nameOf: ({ name }) => name
  }
}
