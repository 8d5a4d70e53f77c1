import { useLingui } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef, useState } from "react"
import type { OptionGroup } from "../../../domain/options/configuration-data.ts"
import { fieldOf, orderIn } from "../../../domain/options/rules/rules-fields.ts"
import { type Fields, type FieldValue, textField } from "../../../domain/editing/record-edit.ts"
import { tickField } from "../../../domain/editing/form-rules.ts"
import { Part } from "../../kit/desk/Part.tsx"
import { LiveRegion } from "../../kit/Hidden.tsx"
import { OptionRule } from "./OptionRule.tsx"
import s from "./Options.module.css"

interface GroupRulesProps {
  readonly group: OptionGroup
  readonly fields: Fields
  readonly isReadOnly: boolean
  readonly onChange: (name: string, value: FieldValue) => void
  readonly field: (name: string) => ReactNode
}

/** A group of options: its default, whether it is required, and its options in order. */
export function GroupRules({ group, fields, isReadOnly, onChange, field }: GroupRulesProps) {
  const { t } = useLingui()
  const { key, parameters } = group
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ readonly button: string; readonly said: string }>()
  useEffect(() => {
    // a button that is moved in the document with its row loses the focus, so the focus is restored
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus()
  }, [moved])
  const order = orderIn(
    fields,
    key,
    parameters.map(({ id }) => id)
  )
  const nameOf = (id: number) => textField(fields, fieldOf.name(id))
  const move = (id: number, by: -1 | 1) => {
    const from = order.indexOf(id)
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, id)
    onChange(fieldOf.order(key), next.join(","))
    const place = from + by + 1
    const count = order.length
    const name = nameOf(id)
    setMoved({ button: `${id}:${by}`, said: t`${name} steht jetzt an Stelle ${place} von ${count}.` })
  }
  return (
    <Part id={`rules-group-${key}`} title={group.name}>
      <div className={s["groupFields"]}>
        {field(fieldOf.default(key))}
        {field(fieldOf.needed(key))}
      </div>
      <ol ref={list} className={s["options"]}>
        {order.flatMap((id, index) => {
          const option = parameters.find((each) => each.id === id)
          return option === undefined
            ? []
            : [
                <OptionRule
                  key={id}
                  option={option}
                  name={nameOf(id) || option.name}
                  isOffered={tickField(fields, fieldOf.offered(id))}
                  isDefault={textField(fields, fieldOf.default(key)) === String(id)}
                  place={index + 1}
                  count={order.length}
                  isReadOnly={isReadOnly}
                  onMove={(by) => move(id, by)}
                  field={field}
                />
              ]
        })}
      </ol>
      <LiveRegion>{moved?.said}</LiveRegion>
    </Part>
  )
}
