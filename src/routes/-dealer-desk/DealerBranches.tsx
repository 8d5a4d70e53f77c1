import { Trans, useLingui } from "@lingui/react/macro"
import { useMemo } from "react"
import type { DeskBranch, DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { branchForm, removeBranchOf } from "../../services/desk/dealer-forms.ts"
import { Notice } from "../../ui/kit/notice/Notice.tsx"
import { branchTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

/** The branches of a dealer; the first one begins at his seat. */
export function DealerBranches({ dealer }: { readonly dealer: DeskDealer }) {
  const { t } = useLingui()
  const { id, countryId, branches, street, zipCode, city } = dealer
  const form = useMemo(() => branchForm({ dealerId: id, countryId }), [id, countryId])
  const seat = branches.length === 0 ? { street, zipCode, city } : { street: "", zipCode: "", city: "" }
  const fresh: DeskBranch = {
    id: 0,
    rowVersion: 0,
    name: "",
    latitude: null,
    longitude: null,
    ...seat
  }
  return (
    <RecordList
      id="dealer-branches"
      title={t`Niederlassungen`}
      add={<Trans>Niederlassung hinzufügen</Trans>}
      empty={
        <Notice title={<Trans>Noch keine Niederlassung</Trans>}>
          <p>
            <Trans>Jedes Liefergebiet wird von einer Niederlassung aus beliefert.</Trans>
          </p>
        </Notice>
      }
      columns={[
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
      ]}
      rows={branches}
      keyOf={(branch) => String(branch.id)}
      nameOf={({ name }) => name}
      form={form}
      texts={branchTexts}
      fresh={fresh}
      remove={removeBranchOf(id)}
      mayEdit
    />
  )
}
