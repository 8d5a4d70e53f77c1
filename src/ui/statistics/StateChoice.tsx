import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import { type OrderStatus, orderStatuses } from "../../domain/order/draft.ts"
import { Checkbox } from "../kit/form/Choice.tsx"
import s from "./Filter.module.css"
import { statusTexts } from "./status-texts.ts"

/** Checkboxes for order statuses; if none is checked, the status does not matter. */
export function StateChoice({ states }: { readonly states: ReadonlyArray<OrderStatus> }) {
  const { i18n } = useLingui()
  const group = useRef<HTMLFieldSetElement>(null)
  // when the URL changes, the choices made for the previous URL are replaced
  const wanted = states.join(",")
  useEffect(() => {
    for (const box of group.current?.querySelectorAll<HTMLInputElement>("input") ?? [])
      box.checked = wanted.split(",").includes(box.value)
  }, [wanted])
  return (
    <fieldset ref={group}>
      <legend className={s["legend"]}>
        <Trans>Stand (ohne Auswahl: alle)</Trans>
      </legend>
      <div className={s["states"]}>
        {orderStatuses.map((state) => (
          <Checkbox
            key={state}
            name="stand"
            value={state}
            defaultChecked={states.includes(state)}
            label={i18n._(statusTexts[state])}
          />
        ))}
      </div>
    </fieldset>
  )
}
