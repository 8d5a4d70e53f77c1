import type { CountryId } from "../../domain/place/country.ts"
import type { FeeKey } from "../../domain/offer/offer.ts"
import { isBlownIn } from "../../domain/options/option-ids.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import type { Dealer } from "./dealer.ts"
import { randomOf } from "./random.ts"

/** A row of `dealer_fee`: gross cents per order, station or price unit. */
export interface FeeRow {
  readonly dealer_id: number
  readonly product_group_id: number
  readonly fee_key: FeeKey
  readonly option_id: number
  readonly basis: "order" | "station" | "unit"
  readonly amount: number
}

/**
 * Fee for blown delivery, in cents: about 30 to 39 € in Germany, about 50 € in Austria (53.80 € on average), about 60
 * CHF in Switzerland (rule sample.fees).
 */
const blowingIn: Readonly<Record<CountryId, readonly [low: number, high: number]>> = {
  1: [2990, 3900],
  2: [4800, 5600],
  3: [5500, 6500]
}

interface Range {
  readonly low: number
  readonly high: number
  /** Share of the dealers that sell this option. */
  readonly share: number
}

/**
 * Ranges of the fees in Germany, in cents (our own estimates); the later entries of a key are the more expensive
 * options (next day, smaller truck, longer hose).
 */
const ranges: Readonly<Record<Exclude<FeeKey, "BlowingIn">, readonly [Range, Range]>> = {
  AdditionalStation: [
    { low: 2400, high: 4500, share: 0.92 },
    { low: 2400, high: 4500, share: 0.92 }
  ],
  TubeLength: [
    { low: 0, high: 1500, share: 0.9 },
    { low: 1900, high: 3900, share: 0.55 }
  ],
  TruckSize: [
    { low: 0, high: 2500, share: 0.93 },
    { low: 2900, high: 6900, share: 0.7 }
  ],
  MaxDelivery: [
    { low: 4500, high: 8900, share: 0.7 },
    { low: 7900, high: 14_900, share: 0.45 }
  ],
  DeliveryTime: [
    { low: 0, high: 1900, share: 0.88 },
    { low: 0, high: 1900, share: 0.86 }
  ],
  DesiredDate: [
    { low: 0, high: 3500, share: 0.8 },
    { low: 0, high: 3500, share: 0.8 }
  ],
  AppointmentPlus: [
    { low: 2900, high: 5900, share: 0.75 },
    { low: 2900, high: 5900, share: 0.75 }
  ],
  ClimatePart: [
    { low: 120, high: 290, share: 0.65 },
    { low: 120, high: 290, share: 0.65 }
  ]
}
/** Dust extraction ("Absaugung") during blown delivery, in addition to the ordinary fee. */
const gentle: Range = { low: 1500, high: 2900, share: 0.6 }
const countryFactor: Readonly<Record<CountryId, number>> = { 1: 1, 2: 1.05, 3: 1.25 }

/** Returns a dealer's fees: one row for each fee of the catalogue that the dealer charges, in steps of 10 cents. */
export const feeRowsOf = (seed: number, dealer: Dealer): ReadonlyArray<FeeRow> => {
  const random = randomOf(seed, `fees/${dealer.id}`)
  const inCents = (range: { readonly low: number; readonly high: number }, factor: number): number =>
    Math.round((random.between(range.low, range.high) * factor) / 10) * 10
  return dealer.groups.flatMap((groupId) => {
    const seen = new Map<FeeKey, number>()
    return feesOf(groupId).flatMap((entry): ReadonlyArray<FeeRow> => {
      const nth = seen.get(entry.key) ?? 0
      seen.set(entry.key, nth + 1)
      const row = (amount: number): ReadonlyArray<FeeRow> => [
        {
          dealer_id: dealer.id,
          product_group_id: groupId,
          fee_key: entry.key,
          option_id: entry.optionId,
          basis: entry.basis,
          amount
        }
      ]
      if (entry.key === "BlowingIn" && entry.optionId === 0) {
        const [low, high] = blowingIn[dealer.countryId]
        return isBlownIn(groupId) ? row(inCents({ low, high }, 1)) : []
      }
      const range = entry.key === "BlowingIn" ? gentle : ranges[entry.key][nth === 0 ? 0 : 1]
      const amount = inCents(range, countryFactor[dealer.countryId])
      return random.chance(range.share) ? row(amount) : []
    })
  })
}
