import type { Calculation } from "../../domain/options/calculation.ts"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import type { ChildOffer } from "../../domain/offer/offer.ts"

/** User actions on the offer list. */
export interface OfferListWishes {
  readonly onZip: (text: string) => void
  readonly onAmount: (text: string) => void
  /** Selects another amount and calculates immediately. */
  readonly onTake: (amount: number) => void
  /** Calculates immediately, without waiting until the user stops typing. */
  readonly onStart: () => void
  readonly onChoice: (choice: Choice) => void
  readonly onReset: () => void
  readonly onRetry: () => void
  /** Selects another offer of the same dealer, which the row then shows. */
  readonly onSelect: (offerId: string) => void
  readonly onOrder: (offerId: string) => void
  /** Called when the user opens the settings. */
  readonly onSettings: () => void
}

/** The actions of `OfferListWishes` as URLs, for visitors without JavaScript, for new tabs and for search engines. */
export interface OfferListLinks {
  /**
   * Returns the URL of this page for another calculation. The function stays the same as long as the page is shown, so
   * that parts that are not hydrated yet need no update.
   */
  readonly offers: (calculation: Calculation) => string
  readonly order: (offer: ChildOffer) => string
  /** Id of the offer whose details this URL requests. */
  readonly opened: string | undefined
  /** The unchanged URL of this page, for trying again. */
  readonly retry: string
  readonly homes: Readonly<Record<LocaleCode, string>>
}
