import { Trans, useLingui } from "@lingui/react/macro"
import type { RulesKey, RulesRow } from "../../../domain/options/rules/rules-sheet.ts"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { ListUnreachable } from "../../kit/desk-list/ListState.tsx"
import r from "../Records.module.css"
import s from "./Options.module.css"
import { RulesBadge } from "./RulesBadge.tsx"

interface AllRulesPageProps {
  /** `undefined` until a response arrives. */
  readonly rows: ReadonlyArray<RulesRow> | undefined
  readonly countryId: CountryId
  readonly onRetry: (() => void) | undefined
  /** Path of this list for another country. */
  readonly countryPath: (countryId: CountryId) => `/${string}`
  readonly pathOf: (key: RulesKey) => `/${string}`
}

/** Page: all product groups of a country, with the shop's own rules for their options (rule option.house-rules). */
export function AllRulesPage({ rows, countryId, onRetry, countryPath, pathOf }: AllRulesPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<RulesRow>> = [
    {
      key: "group",
      head: t`Brennstoff`,
      isName: true,
      cell: (row) => <DeskLink href={href(pathOf(row))}>{productGroup(row.productGroupId).name}</DeskLink>
    },
    { key: "state", head: t`Stand`, cell: (row) => <RulesBadge row={row} /> },
    {
      key: "changed",
      head: t`Zuletzt geändert`,
      cell: ({ changedAt, changedBy }) =>
        changedAt === null ? (
          "–"
        ) : (
          <span className={s["lines"]}>
            <span>{shortMoment(tag, changedAt)}</span>
            <bdi className={s["quiet"]}>{changedBy}</bdi>
          </span>
        )
    }
  ]
  const country = countries[countryId].name
  return (
    <>
      <h1>
        <Trans>Bestelloptionen</Trans>
      </h1>
      <p className={s["intro"]}>
        <Trans>
          Welche Lieferfristen, Zeiten, Zahlungsarten, Zufahrten und Schläuche Kunden wählen können, womit sie
          beginnen und wie es heißt. Was hier nicht anders gesagt ist, gilt wie im Katalog.
        </Trans>
      </p>
      <ul className={r["filters"]}>
        {countryIds.map((id) => (
          <li key={id}>
            <DeskLink
              className={r["filter"]}
              href={href(countryPath(id))}
              {...(id === countryId && { "aria-current": "page" as const })}
            >
              {countries[id].name}
            </DeskLink>
          </li>
        ))}
      </ul>
      {rows === undefined ? (
        <ListUnreachable onRetry={onRetry} retryHref={href(countryPath(countryId))} />
      ) : (
        <DataTable
          caption={t`Bestelloptionen in ${country}`}
          columns={columns}
          rows={rows.filter((row) => row.countryId === countryId)}
          keyOf={({ productGroupId }) => String(productGroupId)}
          empty={null}
        />
      )}
    </>
  )
}
