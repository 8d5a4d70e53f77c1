import { amountLimits } from "../product/amount.ts"
import {
  type ConfigurationData,
  type OptionGroup,
  type OptionGroupKey,
  optionGroupKeys,
  type OptionParameter
} from "./configuration-data.ts"
import type { CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import { type CatalogueOption, optionsOf } from "./catalogue.ts"
import { gentleBlowing, isBlownIn } from "./option-ids.ts"
import { qualitiesOf } from "./qualities.ts"
import { productsOf } from "./products.ts"

const groupNames: Readonly<Record<OptionGroupKey, string>> = {
  MaxDelivery: "Lieferfrist",
  DeliveryTime: "Lieferzeit",
  Payment: "Zahlungsart",
  TruckSize: "Lkw-Zugang",
  TubeLength: "Schlauchlänge",
  DesiredDate: "Wunschtermin"
}

/**
 * Whether an option is an upselling option: it costs more or binds the buyer longer than the default (rule
 * option.upselling).
 */
const isUpselling = (option: CatalogueOption): boolean =>
  option.fee !== undefined || option.modifiers.length > 0

const parameter = (option: CatalogueOption, selected: boolean): OptionParameter => ({
  id: option.id,
  key: option.key,
  name: option.name,
  shortName: option.shortName,
  displayName: option.name,
  subText: "",
  infoText: option.infoText,
  selected,
  modifier: option.modifiers[0] ?? -1,
  modifiers: option.modifiers,
  desiredDate: null,
  isUpselling: isUpselling(option),
  isNew: false,
  hasSubItems: option.takesDate,
  useIcon: option.iconKey !== null,
  iconKey: option.iconKey,
  blackList: option.blackList
})

const groupsOf = (countryId: CountryId, groupId: ProductGroupId): ReadonlyArray<OptionGroup> =>
  optionGroupKeys.flatMap((key, index) => {
    const options = optionsOf(groupId).filter(
      (option) => option.group === key && option.countryIds.includes(countryId)
    )
    return options.length === 0
      ? []
      : [
          {
            key,
            id: index + 1,
            name: groupNames[key],
            isNeeded: false,
            parameters: options.map((each, at) => parameter(each, at === 0))
          }
        ]
  })

/** Possible numbers of delivery points; a private order has at most five (rule bulk.points). */
export const stationCounts: ReadonlyArray<number> = [1, 2, 3, 4, 5]

/**
 * Returns all choices in the catalogue for a country and product group; the shop may offer fewer (rule
 * option.house-rules).
 */
export const configurationOf = (countryId: CountryId, groupId: ProductGroupId): ConfigurationData => {
  const group = productGroup(groupId)
  return {
    countryId,
    productGroupId: groupId,
    productId: group.productId,
    groups: groupsOf(countryId, groupId),
    products: productsOf(group.id).map(({ id, name, shortName, isUpselling: isSuper }) => ({
      id,
      name,
      shortName,
      selected: !isSuper,
      isUpselling: isSuper
    })),
    stationList: stationCounts.map((count) => ({
      id: count,
      name: count === 1 ? "1 Lieferstelle" : `${count} Lieferstellen`
    })),
    productCertificationList: qualitiesOf(groupId).map(({ id, name }) => ({ id, name, iconKey: null })),
    productSettingList: [{ id: 1, key: "AppointmentPlus", name: "Termin Plus" }],
    looseBlowingProcessList: isBlownIn(groupId) ? [gentleBlowing] : [],
    palletBagList: group.palletBags,
    limits: amountLimits(countryId, groupId)
  }
}
