import type { InputHTMLAttributes, ReactNode } from "react"
import s from "./Choice.module.css"

/** One line to tick; never ticked beforehand where it costs money (domain.md L5). */
export function Checkbox({
  label,
  hint,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { readonly label: ReactNode; readonly hint?: ReactNode }) {
  return (
    <label className={s["line"]}>
      <input {...rest} type="checkbox" className={s["mark"]} />
      <span>
        <span className={s["name"]}>{label}</span>
        {hint !== undefined && <span className={s["hint"]}>{hint}</span>}
      </span>
    </label>
  )
}

/** An option of a radio group. */
export interface RadioCard {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly aside?: ReactNode
}

interface RadioCardsProps {
  readonly legend: ReactNode
  readonly name: string
  readonly cards: ReadonlyArray<RadioCard>
  /** The chosen value; without `onChoose` the browser keeps the choice itself. */
  readonly chosen: string
  readonly onChoose?: (value: string) => void
  /** Thin lines instead of cards, where many groups stand under each other. */
  readonly plain?: boolean
  /** Nothing can be chosen for a while; who stands on one stays there. */
  readonly disabled?: boolean
}

/** One choice of a few, each with room for a word of explanation. */
export function RadioCards({
  legend,
  name,
  cards,
  chosen,
  onChoose,
  plain = false,
  disabled = false
}: RadioCardsProps) {
  return (
    <fieldset className={plain ? s["plain"] : s["cards"]}>
      <legend className={s["legend"]}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className={plain ? s["line"] : s["card"]}>
          <input
            type="radio"
            name={name}
            value={card.value}
            className={s["mark"]}
            aria-disabled={disabled || undefined}
            {...(onChoose
              ? { checked: card.value === chosen, onChange: () => onChoose(card.value) }
              : { defaultChecked: card.value === chosen })}
          />
          <span>
            <span className={s["name"]}>{card.label}</span>
            {card.hint !== undefined && <span className={s["hint"]}>{card.hint}</span>}
          </span>
          {card.aside !== undefined && <span className={s["aside"]}>{card.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
