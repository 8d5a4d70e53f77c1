import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect, useId, useRef } from "react"
import {
  type ChartWish,
  type Comparison,
  comparisonOf,
  comparisonText,
  countryText
} from "../../domain/price-history/chart-wish.ts"
import type { ChartChoices } from "../../domain/price-history/chart-choices.ts"
import s from "./ChartDesk.module.css"

interface ComparisonFormProps {
  readonly choices: ChartChoices
  readonly wish: ChartWish
  /** URL of the current selection: the form keeps its parameters except for the comparison. */
  readonly action: string
  readonly onCompare: (comparison: Comparison | null) => void
}

/** Field for choosing the chart's comparison; without JavaScript, it is submitted as a form. */
export function ComparisonForm({ choices, wish, action, onCompare }: ComparisonFormProps) {
  const { t } = useLingui()
  const id = useId()
  const { products, states, country } = choices
  const [path, query = ""] = action.split("?")
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== "vergleich")
  const choose = (value: string) => onCompare(comparisonOf(value, choices))
  const select = useRef<HTMLSelectElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const wished = comparisonText(wish.comparison)
    if (select.current === null || select.current.value === wished) isNew.current = false
    // the user chose this value before the script was loaded
    else if (isNew.current) {
      isNew.current = false
      choose(select.current.value)
    }
    // after going back in the browser, the field is updated rather than replaced, so that it keeps the focus
    else select.current.value = wished
  })
  return (
    <form
      method="get"
      action={path}
      className={s["comparison"]}
      onSubmit={(event) => {
        event.preventDefault()
        choose(select.current?.value ?? "")
      }}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={s["label"]}>
        <Trans>Vergleichen mit</Trans>
      </label>
      <select
        ref={select}
        id={id}
        // a value that the browser restores from an earlier visit is not the user's choice
        autoComplete="off"
        name="vergleich"
        className={s["select"]}
        defaultValue={comparisonText(wish.comparison)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t`nichts`}</option>
        {products.length > 0 && (
          <optgroup label={t`Brennstoff`}>
            {products.map(({ productId, name }) => (
              <option key={productId} value={productId}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {states.length > 0 && (
          <optgroup label={t`Region`}>
            {country !== undefined && <option value={countryText}>{country}</option>}
            {states.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <noscript>
        <button type="submit" className={s["again"]}>
          <Trans>Vergleichen</Trans>
        </button>
      </noscript>
    </form>
  )
}
