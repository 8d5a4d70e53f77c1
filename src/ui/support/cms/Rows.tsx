import { useLingui } from "@lingui/react/macro"
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { Button } from "../../kit/Button.tsx"
import s from "./Cms.module.css"

interface RowsProps<Item> {
  readonly legend: string
  readonly items: ReadonlyArray<Item>
  readonly most: number
  /** An empty item, inserted when the user adds one. */
  readonly blank: Item
  readonly add: ReactNode
  readonly onChange: (items: ReadonlyArray<Item>) => void
  readonly children: (item: Item, index: number, onItem: (item: Item) => void) => ReactNode
}

/** List of items of one kind, with buttons to add, move and remove items. */
export function Rows<Item>({ legend, items, most, blank, add, onChange, children }: RowsProps<Item>) {
  const { t } = useLingui()
  const whole = useRef<HTMLFieldSetElement>(null)
  // items have no ids; each row keeps the same React key as long as its item exists, so that its fields keep their
  // focus
  const [known, setKnown] = useState<ReadonlyArray<number>>([])
  const next = Math.max(-1, ...known) + 1
  const keys = items.map((_, index) => known[index] ?? next + index)
  const change = (to: ReadonlyArray<Item>, order: ReadonlyArray<number>) => {
    setKnown(order)
    onChange(to)
  }
  const move = (index: number, by: number) => {
    const item = items[index]
    const key = keys[index]
    if (item === undefined || key === undefined || items[index + by] === undefined) return
    change(
      items.toSpliced(index, 1).toSpliced(index + by, 0, item),
      keys.toSpliced(index, 1).toSpliced(index + by, 0, key)
    )
  }
  return (
    <fieldset ref={whole} className={s["rows"]} tabIndex={-1}>
      <legend className={s["legend"]}>{legend}</legend>
      {items.map((item, index) => {
        const place = index + 1
        return (
          <fieldset key={keys[index]} className={s["rowItem"]} aria-label={t`${legend} ${place}`}>
            <div className={s["stack"]}>
              {children(item, index, (changed) => onChange(items.with(index, changed)))}
            </div>
            <div className={s["rowActs"]}>
              <button
                type="button"
                className={s["icon"]}
                aria-label={t`${place} nach oben`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={s["icon"]}
                aria-label={t`${place} nach unten`}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={s["icon"]}
                aria-label={t`${place} entfernen`}
                onClick={() => {
                  change(items.toSpliced(index, 1), keys.toSpliced(index, 1))
                  whole.current?.focus()
                }}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </div>
          </fieldset>
        )
      })}
      {items.length < most && (
        <Button
          look="secondary"
          onClick={() => change([...items, blank], [...keys, Math.max(-1, ...keys) + 1])}
        >
          <Plus size={18} aria-hidden="true" />
          {add}
        </Button>
      )}
    </fieldset>
  )
}
