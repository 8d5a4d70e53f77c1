import type { AmountLimits } from "../product/amount.ts"
import type { PalletBags } from "../product/group-facts.ts"
import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/** Keys of the option groups, in the order of the options in the order query (rule option.groups). */
export const optionGroupKeys = [
  "MaxDelivery",
  "DeliveryTime",
  "Payment",
  "TruckSize",
  "TubeLength",
  "DesiredDate"
] as const

export type OptionGroupKey = (typeof optionGroupKeys)[number]

/** One option of a group, as `init` describes it (rule calculator.choices). */
export interface OptionParameter {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly shortName: string
  /** The long name; `shortName` is shown if there is little space. */
  readonly displayName: string
  /** Shown below the name; empty if the name is sufficient. */
  readonly subText: string
  readonly infoText: string
  readonly selected: boolean
  /** -1 if the option has no modifier (rule option.choice). */
  readonly modifier: number
  readonly modifiers: ReadonlyArray<number>
  readonly desiredDate: string | null
  readonly isUpselling: boolean
  readonly isNew: boolean
  readonly hasSubItems: boolean
  readonly useIcon: boolean
  /** `null` unless `useIcon` is true. */
  readonly iconKey: string | null
  /** Options that cannot be combined with this one. */
  readonly blackList: ReadonlyArray<number>
}

export interface OptionGroup {
  readonly key: OptionGroupKey
  readonly id: number
  readonly name: string
  /** Whether an order must name a concrete option, one with a positive id (rule option.any). */
  readonly isNeeded: boolean
  readonly parameters: ReadonlyArray<OptionParameter>
}

export interface NamedEntry {
  readonly id: number
  readonly name: string
}

/** Response of `init`: everything that can be chosen for a country and product group (rule calculator.choices). */
export interface ConfigurationData {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly groups: ReadonlyArray<OptionGroup>
  readonly products: ReadonlyArray<
    NamedEntry & { readonly shortName: string; readonly selected: boolean; readonly isUpselling: boolean }
  >
  readonly stationList: ReadonlyArray<NamedEntry>
  readonly productCertificationList: ReadonlyArray<NamedEntry & { readonly iconKey: string | null }>
  readonly productSettingList: ReadonlyArray<NamedEntry & { readonly key: string }>
  readonly looseBlowingProcessList: ReadonlyArray<NamedEntry>
  /** The available combinations of sacks on a pallet; empty for goods without sacks. */
  readonly palletBagList: ReadonlyArray<PalletBags>
  readonly limits: AmountLimits
}
