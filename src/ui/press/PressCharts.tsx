import { Trans, useLingui } from "@lingui/react/macro"
import { rangeTypes } from "../../domain/price-history/range.ts"
import { Button } from "../kit/Button.tsx"
import { Part } from "../kit/desk/Part.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { useAskByAddress } from "../kit/desk/use-ask-by-address.ts"
import { Field } from "../kit/form/Field.tsx"
import { Select } from "../kit/form/TextInput.tsx"
import { useRangeNames } from "../kit/chart-range/use-range-names.ts"
import type { PressChart, PressChoice } from "./press-facts.ts"
import s from "./PressPage.module.css"

interface PressChartsProps {
  readonly charts: ReadonlyArray<PressChart>
  readonly choice: PressChoice
  /** The page's own URL. */
  readonly action: string
}

/** The charts, offered as files and all with the same range and comparison; works without JavaScript. */
export function PressCharts({ charts, choice, action }: PressChartsProps) {
  return (
    <Part id="press-charts" title={<Trans>Charts zum Herunterladen</Trans>}>
      <ChoiceForm choice={choice} action={action} />
      <ul className={s["charts"]}>
        {charts.map((chart) => (
          <ChartFiles key={chart.name} chart={chart} />
        ))}
      </ul>
    </Part>
  )
}

function ChoiceForm({ choice, action }: Pick<PressChartsProps, "choice" | "action">) {
  const { t } = useLingui()
  const rangeNames = useRangeNames()
  const ask = useAskByAddress(action)
  const { choices, rangeType, comparison } = choice
  const range = useAddressValue<HTMLSelectElement>(String(rangeType))
  const other = useAddressValue<HTMLSelectElement>(comparison)
  return (
    <form method="get" action={action} className={s["choice"]} onSubmit={ask}>
      <Field id="press-range" label={<Trans>Zeitraum</Trans>}>
        {(control) => (
          <Select {...control} ref={range} name="zeitraum" defaultValue={String(rangeType)}>
            {rangeTypes.map((each) => (
              <option key={each} value={each}>
                {rangeNames[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="press-comparison" label={<Trans>Vergleichen mit</Trans>}>
        {(control) => (
          <Select {...control} ref={other} name="vergleich" defaultValue={comparison}>
            <option value="">{t`nichts`}</option>
            <optgroup label={t`Brennstoff`}>
              {choices.products.map(({ productId, name }) => (
                <option key={productId} value={productId}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label={t`Region`}>
              {choices.states.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <Button type="submit" look="secondary">
        <Trans>Zeigen</Trans>
      </Button>
    </form>
  )
}

function ChartFiles({ chart: { title, files } }: { readonly chart: PressChart }) {
  const { t } = useLingui()
  const kinds = [
    { name: "SVG", href: files.svg },
    { name: t`PNG, 1200 Pixel`, href: files.png },
    { name: t`PNG, 2400 Pixel`, href: files.largePng },
    { name: t`Daten als CSV`, href: files.csv }
  ]
  return (
    <li className={s["chart"]}>
      <h3 className={s["name"]}>{title}</h3>
      <img
        // a PNG, which looks as it will be printed; an SVG would use the fonts of the viewer's device
        src={files.png}
        alt={t`Chart: ${title}`}
        width={1200}
        height={630}
        loading="lazy"
        className={s["picture"]}
      />
      <ul className={s["files"]} aria-label={t`Dateien: ${title}`}>
        {kinds.map(({ name, href }) => (
          <li key={name}>
            <a href={href} download className={s["file"]}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
