import type { ReactNode } from "react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import type { Buyer } from "../summary/BuyerNote.tsx"
import type { StepView } from "./order.view.ts"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"

/** Navigation of a step: to the next step, and back to the previous one or to the offer. */
interface StepWay {
  readonly onward: ReactNode
  readonly back: { readonly href: string; readonly onGo?: () => void; readonly text: ReactNode }
}

/** Context of every step of the wizard. */
export interface StepSurroundings {
  readonly wishes: WizardWishes
  readonly links: WizardLinks
  /** The operator's company. */
  readonly company: string
  readonly places: ReadonlyArray<string>
  /** Returns the valid places of each postal code that the order is delivered to. */
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** Index of the station that the URL names, from 0. */
  readonly station: number | null
  /** The signed-in user; null for a guest. */
  readonly buyer: Buyer | null
  readonly payment: PaymentSurroundings
  /** Whether the step has replaced another one on this page. */
  readonly hasMoved: boolean
}

/** Props of a step's screen. */
export interface ScreenProps<Step extends AddressableStep = AddressableStep> extends StepSurroundings {
  readonly view: StepView<Step>
  readonly way: StepWay
}
