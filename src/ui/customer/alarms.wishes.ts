import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

/** Actions of the user on the page of notifications. */
export interface AlarmWishes {
  readonly onAdd: () => void
  readonly onEdit: (key: string) => void
  readonly onDelete: (key: string) => void
  readonly onRestore: (key: string) => void
  /** `today` is the current price of the alarm's goods, if known. */
  readonly onApply: (wish: AlarmWish, today: Cents | undefined) => void
  /** Returns the price of other goods of the shop's country, or undefined if it is not known. */
  readonly onWatch: (goods: WatchedGoods) => Promise<WatchedPrice | undefined>
  readonly onCancel: () => void
  readonly onNewsletter: (isWanted: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** Loads the list again if it was saved but could not be loaded. */
  readonly onLoad: () => void
}
