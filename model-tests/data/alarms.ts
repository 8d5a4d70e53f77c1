import type { KeptAlarm } from "../../src/domain/alarm/edited-alarms.ts"
import type { AlarmWish } from "../../src/domain/alarm/price-alarm.ts"

export const wishOf = (threshold: number): AlarmWish => ({
  kind: "PriceAlarm",
  countryId: 1,
  productId: 20,
  zipCode: "",
  amount: 6000,
  threshold,
  direction: "Below"
})

export const alarmOf = (id: number, threshold = 300): KeptAlarm => ({
  ...wishOf(threshold),
  id,
  version: 1,
  confirmed: true
})
