import type { Address } from "../address/address.ts"
import type { AlarmWish } from "../alarm/price-alarm.ts"
import type { CustomerHome } from "../order/own-order.ts"

/** Data of the customer's home page; apart from the orders, a part is omitted if it cannot be loaded. */
export interface ShownHome {
  readonly home: CustomerHome
  readonly alarms: ReadonlyArray<AlarmWish>
  readonly data: {
    readonly email: string | undefined
    /** The first delivery address. */
    readonly address: Address | undefined
  }
}
