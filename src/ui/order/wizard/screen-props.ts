import type { ReactNode } from "react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import type { Buyer } from "../summary/BuyerNote.tsx"
import type { StepView } from "./order.view.ts"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"

/** Links of a step to the next step, and back to the previous step or to the offer. */
interface StepWay {
  readonly onward: ReactNode
  readonly back: { readonly href: string; readonly onGo?: () => void; readonly text: ReactNode }
}

/** Data and actions that every step of the wizard receives. */
export interface StepSurroundings {
  readonly wishes: WizardWishes
  readonly links: WizardLinks
  /** The operator's company. */
  readonly company: string
  readonly places: ReadonlyArray<string>
  /** Returns the valid places of a postal code to which the order is delivered. */
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** Index of the delivery point that the URL names, from 0. */
  readonly station: number | null
  /** The signed-in user; null for a guest. */
  readonly buyer: Buyer | null
  readonly payment: PaymentSurroundings
  /** Whether the step has replaced another step on this page. */
  readonly hasMoved: boolean
}

export interface ScreenProps<Step extends AddressableStep = AddressableStep> extends StepSurroundings {
  readonly view: StepView<Step>
  readonly way: StepWay
}
