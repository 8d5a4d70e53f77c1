import { Trans, useLingui } from "@lingui/react/macro"
import { ArrowDown, ArrowUp } from "lucide-react"
import type { ReactNode } from "react"
import type { OptionParameter } from "../../../domain/options/configuration-data.ts"
import { fieldOf } from "../../../domain/options/rules/rules-fields.ts"
import s from "./Options.module.css"

interface OptionRuleProps {
  /** The option from the catalogue. */
  readonly option: OptionParameter
  /** The current name of the option. */
  readonly name: string
  readonly isOffered: boolean
  readonly isDefault: boolean
  readonly place: number
  readonly count: number
  readonly isReadOnly: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly field: (name: string) => ReactNode
}

/** One option of a group: whether it is offered, its name, and its position. */
export function OptionRule(props: OptionRuleProps) {
  const { option, name, isOffered, isDefault, place, count, isReadOnly, onMove, field } = props
  const { t } = useLingui()
  const { id } = option
  const steps = [
    [-1, t`${name} nach oben`, ArrowUp, place === 1],
    [1, t`${name} nach unten`, ArrowDown, place === count]
  ] as const
  return (
    <li className={s["option"]} data-option={id} data-state={isOffered ? "offered" : "hidden"}>
      <fieldset className={s["optionFields"]}>
        <legend className={s["optionName"]}>
          <bdi>{name}</bdi>
          {isDefault && (
            <span className={s["quiet"]}>
              {" "}
              <Trans>(Vorgabe)</Trans>
            </span>
          )}
        </legend>
        <div className={s["ticks"]}>
          {field(fieldOf.offered(id))}
          {field(fieldOf.upselling(id))}
        </div>
        <div className={s["words"]}>
          {field(fieldOf.name(id))}
          {field(fieldOf.shortName(id))}
          <div className={s["wide"]}>{field(fieldOf.infoText(id))}</div>
        </div>
        {option.name !== name && (
          <p className={s["quiet"]}>
            <Trans>Im Katalog: {option.name}</Trans>
          </p>
        )}
      </fieldset>
      <div className={s["moves"]}>
        {steps.map(([by, label, Arrow, isLast]) => (
          <button
            key={by}
            type="button"
            data-move={`${id}:${by}`}
            className={s["move"]}
            aria-label={label}
            aria-disabled={isLast || isReadOnly || undefined}
            onClick={() => {
              if (!isLast && !isReadOnly) onMove(by)
            }}
          >
            <Arrow size={18} aria-hidden="true" />
          </button>
        ))}
      </div>
    </li>
  )
}
