import type { Calculation } from "../../domain/options/calculation.ts"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import type { ChildOffer } from "../../domain/offer/offer.ts"

/** What the user can do on the offer list. */
export interface OfferListWishes {
  readonly onZip: (text: string) => void
  readonly onAmount: (text: string) => void
  /** Takes another amount and calculates at once. */
  readonly onTake: (amount: number) => void
  /** Calculates at once, without waiting for the end of typing. */
  readonly onStart: () => void
  readonly onChoice: (choice: Choice) => void
  readonly onReset: () => void
  readonly onRetry: () => void
  /** Shows one of a dealer's offers in the place of another. */
  readonly onSelect: (offerId: string) => void
  readonly onOrder: (offerId: string) => void
  /** The user has opened the settings. */
  readonly onSettings: () => void
}

/** The same wishes as addresses, for visitors without a script, for new tabs and for search engines. */
export interface OfferListLinks {
  /** This page for another calculation; the same function as long as the page stands, for parts that sleep. */
  readonly offers: (calculation: Calculation) => string
  readonly order: (offer: ChildOffer) => string
  /** Id of the offer whose details this address asks for. */
  readonly opened: string | undefined
  /** This page with nothing chosen but place and amount. */
  readonly reset: string
  /** This page as it is, to be tried again. */
  readonly retry: string
  readonly homes: Readonly<Record<LocaleCode, string>>
}
