import { Trans, useLingui } from "@lingui/react/macro"
import { Check } from "lucide-react"
import { type AddressableStep, stepsOfEveryOrder } from "../../../domain/order/steps.ts"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import s from "./OrderSteps.module.css"
import { wizardSteps } from "./wizard-steps.tsx"

/** A step between the offer and the order. */
export interface StepItem {
  readonly key: "Offer" | AddressableStep
  readonly state: "done" | "current" | "coming"
  /** URL of the step; undefined if the step cannot be entered yet. */
  readonly href: string | undefined
}

/** The steps of every order, shown as future steps while the order is not loaded. */
export const comingSteps: ReadonlyArray<StepItem> = stepsOfEveryOrder.map((key) => ({
  key,
  state: "coming",
  href: undefined
}))

interface OrderStepsProps {
  readonly items: ReadonlyArray<StepItem>
  /** Called instead of loading a page, if the step belongs to this page. */
  readonly onGo?: ((step: AddressableStep) => void) | undefined
}

/** The current step and the steps that follow (rule law.show-steps). */
export function OrderSteps({ items, onGo }: OrderStepsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Bestellschritte`} className={s["nav"]}>
      <ol className={s["steps"]}>
        {items.map((item, index) => (
          <li key={item.key} className={s["step"]} data-state={item.state}>
            <span className={s["mark"]} aria-hidden="true">
              {item.state === "done" ? <Check size={18} strokeWidth={3} /> : index + 1}
            </span>
            <StepName item={item} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepName({ item, onGo }: { readonly item: StepItem; readonly onGo: OrderStepsProps["onGo"] }) {
  const name = item.key === "Offer" ? <Trans>Angebot</Trans> : wizardSteps[item.key].name
  if (item.state === "current")
    return (
      <span className={s["name"]} aria-current="step">
        {name}
      </span>
    )
  if (item.href === undefined) return <span className={s["name"]}>{name}</span>
  const { key } = item
  return (
    <a
      href={item.href}
      className={s["name"]}
      onClick={(event) => {
        if (key === "Offer" || onGo === undefined || !isPlainClick(event)) return
        event.preventDefault()
        onGo(key)
      }}
    >
      {name}
    </a>
  )
}
