import { Trans, useLingui } from "@lingui/react/macro"
import { spanProblem } from "../../domain/statistics/period.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { LandField } from "../kit/desk/LandField.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { Choice, ChoicesAway } from "./Choice.tsx"
import { FilterForm } from "./FilterForm.tsx"
import s from "./Filter.module.css"
import { SpanFields } from "./SpanFields.tsx"
import type { Product } from "./StatisticTable.tsx"

interface StatisticFilterProps {
  readonly wish: StatisticWish
  /** `undefined` if the products could not be loaded; in this case, the statistic covers all products. */
  readonly products: ReadonlyArray<Product> | undefined
  readonly kept: Readonly<Record<string, string>>
}

/** Filter of the order statistics; each choice is part of the URL. */
export function StatisticFilter({ wish, products, kept }: StatisticFilterProps) {
  const { t } = useLingui()
  const href = useHref()
  const product = wish.productId === undefined ? "" : String(wish.productId)
  const ratePay = wish.ratePay === undefined ? "" : wish.ratePay ? "ja" : "nein"
  const isNarrow = product !== "" || ratePay !== "" || wish.zipCode !== undefined
  const zip = useAddressValue<HTMLInputElement>(wish.zipCode ?? "")
  return (
    <FilterForm
      action={href("/statistics")}
      submit={<Trans>Anzeigen</Trans>}
      kept={kept}
      folded={<Trans>Zeitraum und Auswahl ändern</Trans>}
      isOpen={spanProblem(wish) !== undefined}
      fields={
        <>
          <SpanFields span={wish} />
          <LandField countryId={wish.countryId ?? null} />
          <Choice
            id="figures-granularity"
            name="raster"
            label={t`Einteilung`}
            value={{ Day: "tag", Week: "woche", Month: "monat" }[wish.granularity]}
            options={[
              ["tag", t`nach Tagen`],
              ["woche", t`nach Wochen`],
              ["monat", t`nach Monaten`]
            ]}
          />
          <Choice
            id="figures-group"
            name="nach"
            label={t`Aufteilung`}
            value={{ None: "", Product: "produkt", ZipArea: "gebiet", RatePay: "raten" }[wish.groupBy]}
            options={[
              ["", t`ohne`],
              ["produkt", t`nach Produkt`],
              ["gebiet", t`nach PLZ-Gebiet`],
              ["raten", t`nach Ratenzahlung`]
            ]}
          />
        </>
      }
      more={
        <Disclosure more={<Trans>Produkt, Gebiet und Zahlung</Trans>} open={isNarrow || undefined}>
          <div className={s["more"]}>
            <Choice
              id="figures-product"
              name="produkt"
              label={t`Produkt`}
              value={product}
              options={[
                ["", t`alle Produkte`],
                ...(products ?? []).map(({ id, name }) => [String(id), name] as const)
              ]}
              hint={products === undefined && <ChoicesAway />}
            />
            <Field
              id="figures-zip"
              label={<Trans>Postleitzahl oder ihr Anfang</Trans>}
              hint={<Trans>Gezählt wird nach den ersten beiden Ziffern.</Trans>}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={zip}
                  name="plz"
                  defaultValue={wish.zipCode ?? ""}
                  inputMode="numeric"
                  pattern="[0-9]{1,5}"
                  maxLength={5}
                  autoComplete="off"
                />
              )}
            </Field>
            <Choice
              id="figures-rates"
              name="raten"
              label={t`Ratenzahlung`}
              value={ratePay}
              options={[
                ["", t`alle Bestellungen`],
                ["ja", t`nur in Raten`],
                ["nein", t`nur ohne Raten`]
              ]}
            />
          </div>
        </Disclosure>
      }
    />
  )
}
