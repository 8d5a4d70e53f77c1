import { Trans, useLingui } from "@lingui/react/macro"
import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { LandField } from "../kit/desk/LandField.tsx"
import { useHref } from "../kit/site.tsx"
import { Choice } from "./Choice.tsx"
import { FilterForm } from "./FilterForm.tsx"
import { SpanFields } from "./SpanFields.tsx"

/** Filter of the shop's statistics; each choice is part of the URL. */
export function ShopFiguresFilter({ wish }: { readonly wish: ShopFiguresWish }) {
  const { t } = useLingui()
  const href = useHref()
  const { countryId, productGroupId, region, granularity } = wish
  return (
    <FilterForm
      action={href("/support/zahlen")}
      submit={<Trans>Anzeigen</Trans>}
      folded={<Trans>Zeitraum und Auswahl ändern</Trans>}
      isOpen={spanProblem(wish) !== undefined}
      fields={
        <>
          <SpanFields span={wish} />
          <Choice
            id="figures-granularity"
            name="raster"
            label={t`Einteilung`}
            value={{ Day: "tag", Week: "woche", Month: "monat" }[granularity]}
            options={[
              ["tag", t`nach Tagen`],
              ["woche", t`nach Wochen`],
              ["monat", t`nach Monaten`]
            ]}
          />
          <Choice
            id="figures-group"
            name="gruppe"
            label={t`Produktgruppe`}
            value={productGroupId === undefined ? "" : String(productGroupId)}
            options={[
              ["", t`alle Produktgruppen`],
              ...productGroups.map(({ id, name }) => [String(id), name] as const)
            ]}
          />
          <LandField countryId={countryId ?? null} />
          {countryId !== undefined && (
            <Choice
              id="figures-region"
              name="region"
              label={countryId === 3 ? t`Kanton` : t`Bundesland`}
              value={region ?? ""}
              options={[
                ["", countryId === 3 ? t`alle Kantone` : t`alle Bundesländer`],
                ...regionsOf(countryId).map(({ code, name }) => [code, name] as const)
              ]}
            />
          )}
        </>
      }
    />
  )
}
