import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useMemo } from "react"
import type { DeskArea, DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { areaForm, removeAreaOf } from "../../services/desk/dealer-forms.ts"
import { Notice } from "../../ui/kit/notice/Notice.tsx"
import { AreaCodes } from "../../ui/support/dealers/AreaCodes.tsx"
import { AreaFindings } from "../../ui/support/dealers/AreaFindings.tsx"
import { areaTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

/** Where a dealer delivers, from which branch and how fast. */
export function DealerAreas({ dealer }: { readonly dealer: DeskDealer }) {
  const { t } = useLingui()
  const { id, countryId, branches, areas, findings } = dealer
  const form = useMemo(() => areaForm({ dealerId: id, countryId }), [id, countryId])
  const texts = useMemo(() => areaTexts(branches), [branches])
  const [only] = branches.length === 1 ? branches : []
  const fresh = useMemo(
    (): DeskArea => ({
      id: 0,
      rowVersion: 0,
      name: "",
      branchId: only?.id ?? 0,
      zipPrefixes: [],
      codeCount: 0,
      leadWorkdays: 5,
      windowWorkdays: 5
    }),
    [only?.id]
  )
  const branchOf = (branchId: number) => branches.find((branch) => branch.id === branchId)?.name ?? "–"
  return (
    <>
      <RecordList
        id="dealer-areas"
        title={t`Liefergebiete`}
        add={<Trans>Liefergebiet hinzufügen</Trans>}
        empty={
          <Notice title={<Trans>Noch kein Liefergebiet</Trans>}>
            <p>
              {branches.length === 0 ? (
                <Trans>Legen Sie zuerst eine Niederlassung an: Von dort aus wird geliefert.</Trans>
              ) : (
                <Trans>Ohne Liefergebiet steht der Händler in keinem Angebot.</Trans>
              )}
            </p>
          </Notice>
        }
        columns={[
          { key: "name", head: t`Name`, isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: "branch", head: t`Niederlassung`, cell: ({ branchId }) => branchOf(branchId) },
          {
            key: "codes",
            head: t`Postleitzahlen`,
            cell: ({ zipPrefixes, codeCount }) => (
              <AreaCodes zipPrefixes={zipPrefixes} codeCount={codeCount} />
            )
          },
          {
            key: "days",
            head: t`Vorlauf und Fenster`,
            cell: ({ leadWorkdays, windowWorkdays }) => (
              <>
                <Plural value={leadWorkdays} one="# Werktag" other="# Werktage" />
                {", "}
                <Plural value={windowWorkdays} one="dann # Werktag" other="dann # Werktage" />
              </>
            )
          }
        ]}
        rows={areas}
        keyOf={(area) => String(area.id)}
        nameOf={({ name }) => name}
        form={form}
        texts={texts}
        {...(branches.length > 0 && { fresh })}
        remove={removeAreaOf(id)}
        mayEdit
      />
      <AreaFindings areas={areas} findings={findings} />
    </>
  )
}
