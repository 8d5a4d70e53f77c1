import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

/** What can be wished on the page of notifications. */
export interface AlarmWishes {
  readonly onAdd: () => void
  readonly onEdit: (key: string) => void
  readonly onDelete: (key: string) => void
  readonly onRestore: (key: string) => void
  /** `today` is the price that the alarm would watch, where it is known. */
  readonly onApply: (wish: AlarmWish, today: Cents | undefined) => void
  /** The price of other goods of the shop's country; undefined where it is not known. */
  readonly onWatch: (goods: WatchedGoods) => Promise<WatchedPrice | undefined>
  readonly onCancel: () => void
  readonly onNewsletter: (isWanted: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** Reads the list again that was saved and could not be read. */
  readonly onLoad: () => void
}
