import type { InputHTMLAttributes, ReactNode } from "react"
import s from "./Choice.module.css"

/** A checkbox; never checked by default where it costs money (rule law.nothing-ticked). */
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
  /** The chosen value; without `onChoose` the browser manages the choice itself. */
  readonly chosen: string
  readonly onChoose?: (value: string) => void
  /** Whether the options are separated by thin lines instead of shown as cards, for pages with many groups. */
  readonly plain?: boolean
  /** Disables the choice temporarily without removing the focus. */
  readonly disabled?: boolean
  /** Id of the group; screen readers read the group's name after the user follows a link to it. */
  readonly id?: string
  /** Error for the choice; needs an `id`. */
  readonly error?: ReactNode
}

/** Radio group of a few options, each with room for a short explanation. */
export function RadioCards({
  legend,
  name,
  cards,
  chosen,
  onChoose,
  plain = false,
  disabled = false,
  id,
  error
}: RadioCardsProps) {
  return (
    <fieldset
      className={plain ? s["plain"] : s["cards"]}
      {...(id !== undefined && {
        id,
        tabIndex: -1,
        role: "radiogroup",
        "aria-labelledby": `${id}-legend`,
        ...(error !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-error` })
      })}
    >
      <legend id={id === undefined ? undefined : `${id}-legend`} className={s["legend"]}>
        {legend}
      </legend>
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
      {id !== undefined && error !== undefined && (
        <p id={`${id}-error`} className={s["error"]}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
