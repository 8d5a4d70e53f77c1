import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { DeskArea, DeskBranch } from "../../../domain/dealer-desk/desk-dealer.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { RowTableWords } from "../../kit/desk-form/RowTable.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { AreaCodes } from "./AreaCodes.tsx"

/**
 * Returns the texts and columns of the table of a dealer's delivery areas; each area is supplied by one of the dealer's
 * branches.
 */
export const useAreaTable = (
  branches: ReadonlyArray<DeskBranch>,
  countryId: CountryId
): RowTableWords<DeskArea> => {
  const { t } = useLingui()
  return {
    id: "dealer-areas",
    title: t`Liefergebiete`,
    add: <Trans>Liefergebiet hinzufügen</Trans>,
    empty: (
      <Notice title={<Trans>Noch kein Liefergebiet</Trans>}>
        <p>
          {branches.length === 0 ? (
            <Trans>Legen Sie zuerst eine Niederlassung an: Von dort aus wird geliefert.</Trans>
          ) : (
            <Trans>Ohne Liefergebiet steht der Händler in keinem Angebot.</Trans>
          )}
        </p>
      </Notice>
    ),
    columns: [
      { key: "name", head: t`Name`, isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: "branch",
        head: t`Niederlassung`,
        cell: ({ branchId }) => branches.find(({ id }) => id === branchId)?.name ?? "–"
      },
      {
        key: "codes",
        head: t`Postleitzahlen`,
        cell: ({ zipPrefixes, codeCount }) => (
          <AreaCodes countryId={countryId} zipPrefixes={zipPrefixes} codeCount={codeCount} />
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
    ],
    keyOf: ({ id }) => String(id),
    nameOf: ({ name }) => name
  }
}
