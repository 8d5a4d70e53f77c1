import type { Address } from "../address/address.ts"
import type { AlarmWish } from "../alarm/price-alarm.ts"
import type { CustomerHome } from "../order/own-order.ts"

/** Data of the customer's home page. Parts other than the orders are omitted if they cannot be loaded. */
export interface ShownHome {
  readonly home: CustomerHome
  readonly alarms: ReadonlyArray<AlarmWish>
  readonly data: {
    readonly email: string | undefined
    /** The first delivery address. */
    readonly address: Address | undefined
  }
}
