import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { StepCounts } from "../../domain/figures/shop-steps.ts"
import { countries } from "../../domain/place/country.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import type { FiguresOf } from "./shop-figures.ts"
import { StepCells, StepHeads } from "./StepCells.tsx"

interface NamedRow {
  readonly key: string
  readonly name: ReactNode
  readonly counts: StepCounts
}

/**
 * The counts by country, by product group and by federal state. A breakdown is omitted if the filter already selects a
 * single value of it.
 */
export function BreakdownPart({ figures, wish, isLoading }: FiguresOf & { readonly isLoading: boolean }) {
  const { t } = useLingui()
  const isOfAll = wish.countryId === undefined
  const parts: ReadonlyArray<{
    readonly key: string
    readonly name: string
    readonly isShown: boolean
    readonly rows: ReadonlyArray<NamedRow>
  }> = [
    {
      key: "country",
      name: t`Nach Land`,
      isShown: isOfAll,
      rows: figures.countries.map((counts) => ({
        key: String(counts.countryId),
        name: countries[counts.countryId].name,
        counts
      }))
    },
    {
      key: "group",
      name: t`Nach Produktgruppe`,
      isShown: wish.productGroupId === undefined,
      rows: figures.groups.map((counts) => ({
        key: String(counts.productGroupId),
        name: productGroup(counts.productGroupId).name,
        counts
      }))
    },
    {
      key: "region",
      name:
        wish.countryId === 3 ? t`Nach Kanton` : isOfAll ? t`Nach Bundesland und Kanton` : t`Nach Bundesland`,
      isShown: wish.region === undefined,
      rows: figures.regions.map((counts) => ({
        key: `${counts.countryId} ${counts.region}`,
        name: (
          <>
            {regionByCode(counts.countryId, counts.region)?.name ?? <Trans>Postleitzahl unbekannt</Trans>}
            {isOfAll && <span className={s["unit"]}> {countries[counts.countryId].iso}</span>}
          </>
        ),
        counts
      }))
    }
  ]
  return parts
    .filter(({ isShown }) => isShown)
    .map(({ key, name, rows }) => (
      <section key={key} className={s["part"]} data-state={isLoading ? "loading" : "full"} data-part={key}>
        <div className={s["head"]}>
          <h2>{name}</h2>
        </div>
        <section className={s["scroller"]} aria-label={name} {...scrolledByKeys}>
          <table className={s["table"]}>
            <thead>
              <tr>
                <th scope="col" className={s["name"]}>
                  {key === "country" ? (
                    <Trans>Land</Trans>
                  ) : key === "group" ? (
                    <Trans>Produktgruppe</Trans>
                  ) : (
                    <Trans>Region</Trans>
                  )}
                </th>
                <StepHeads />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className={s["name"]}>
                    {row.name}
                  </th>
                  <StepCells counts={row.counts} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    ))
}
