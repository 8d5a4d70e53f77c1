import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

/** User actions on the notifications page. */
export interface AlarmWishes {
  readonly onAdd: () => void
  readonly onEdit: (key: string) => void
  readonly onDelete: (key: string) => void
  readonly onRestore: (key: string) => void
  /** `today` is the current price of the alarm's goods, if known. */
  readonly onApply: (wish: AlarmWish, today: Cents | undefined) => void
  /** Returns the current price of other goods in the shop's country, or undefined if the price is not known. */
  readonly onWatch: (goods: WatchedGoods) => Promise<WatchedPrice | undefined>
  readonly onCancel: () => void
  readonly onNewsletter: (isWanted: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** Loads the list again if it was saved but could not be loaded. */
  readonly onLoad: () => void
}
