import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans } from "@lingui/react/macro"
import { type ComponentType, lazy, type ReactNode } from "react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { ScreenProps } from "./screen-props.ts"

interface WizardStep<Step extends AddressableStep> {
  /** Title of the page. */
  readonly title: MessageDescriptor
  /** Name of the step in the list of steps. */
  readonly name: ReactNode
  /**
   * Label of the button on the previous step that leads to this step; `back` is the label of the button on the next
   * step.
   */
  readonly onward: ReactNode
  readonly back: ReactNode
  /** Screen of the step; its code is loaded when it is needed. */
  readonly Screen: ComponentType<ScreenProps<Step>>
}

/** Texts and screens of all steps. */
export const wizardSteps: { readonly [Step in AddressableStep]: WizardStep<Step> } = {
  DeliveryAddress: {
    title: msg`Lieferadresse – Heizmarkt`,
    name: <Trans>Adresse</Trans>,
    onward: null,
    back: <Trans>Zurück zur Adresse</Trans>,
    Screen: lazy(() => import("./AddressScreen.tsx"))
  },
  DeliveryStations: {
    title: msg`Mengenverteilung – Heizmarkt`,
    name: <Trans>Mengen</Trans>,
    onward: <Trans>Weiter zu den Mengen</Trans>,
    back: <Trans>Zurück zu den Mengen</Trans>,
    Screen: lazy(() => import("./StationsScreen.tsx"))
  },
  Payment: {
    title: msg`Zahlung – Heizmarkt`,
    name: <Trans>Zahlung</Trans>,
    onward: <Trans>Weiter zur Zahlung</Trans>,
    back: null,
    Screen: lazy(() => import("./PaymentScreen.tsx"))
  },
  Summary: {
    title: msg`Prüfen und bestellen – Heizmarkt`,
    name: <Trans>Bestellen</Trans>,
    onward: <Trans>Weiter zur Übersicht</Trans>,
    back: null,
    Screen: lazy(() => import("./SummaryScreen.tsx"))
  }
}
