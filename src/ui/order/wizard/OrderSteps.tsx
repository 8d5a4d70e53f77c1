import { Trans, useLingui } from "@lingui/react/macro"
import { Check } from "lucide-react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import s from "./OrderSteps.module.css"

/** A station of the way from the offer to the order. */
export interface StepItem {
  readonly key: "Offer" | AddressableStep
  readonly state: "done" | "current" | "coming"
  /** Where it stands; without it the step cannot be entered yet. */
  readonly href: string | undefined
}

interface OrderStepsProps {
  readonly items: ReadonlyArray<StepItem>
  /** Called instead of loading the page, where the step is part of this one. */
  readonly onGo?: ((step: AddressableStep) => void) | undefined
}

/** Where I am and what comes (rule law.show-steps). */
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
  const name = <StepTitle step={item.key} />
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

/** Short name of a step. */
export function StepTitle({ step }: { readonly step: StepItem["key"] }) {
  switch (step) {
    case "Offer":
      return <Trans>Angebot</Trans>
    case "DeliveryAddress":
      return <Trans>Adresse</Trans>
    case "DeliveryStations":
      return <Trans>Mengen</Trans>
    case "Payment":
      return <Trans>Zahlung</Trans>
    case "Summary":
      return <Trans>Bestellen</Trans>
  }
}
