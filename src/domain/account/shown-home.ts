import type { Address } from "../address/address.ts"
import type { AlarmWish } from "../alarm/price-alarm.ts"
import type { CustomerHome } from "../order/own-order.ts"

/** What the customer's home shows; what stands beside the orders is left out where it cannot be read. */
export interface ShownHome {
  readonly home: CustomerHome
  readonly alarms: ReadonlyArray<AlarmWish>
  readonly data: {
    readonly email: string | undefined
    /** The first one for deliveries. */
    readonly address: Address | undefined
  }
}
