import { amountLimits } from "../amount.ts"
import type {
  ConfigurationData,
  OptionGroup,
  OptionGroupKey,
  OptionParameter
} from "../configuration-data.ts"
import type { CountryId } from "../country.ts"
import { type ProductGroupId, productGroup } from "../product-group.ts"
import { type CatalogueOption, gentleBlowing, isBlownIn, optionsOf } from "./catalogue.ts"
import { certificationsOf } from "./certifications.ts"

const groupNames: Readonly<Record<OptionGroupKey, string>> = {
  MaxDelivery: "Lieferfrist",
  DeliveryTime: "Lieferzeit",
  Payment: "Zahlungsart",
  TruckSize: "Lkw-Zugang",
  TubeLength: "Schlauchlänge",
  DesiredDate: "Wunschtermin"
}

/** Option groups in the order of the options in the order query (domain.md 1.1). */
export const optionGroupKeys: ReadonlyArray<OptionGroupKey> = [
  "MaxDelivery",
  "DeliveryTime",
  "Payment",
  "TruckSize",
  "TubeLength",
  "DesiredDate"
]

const parameter = (option: CatalogueOption, selected: boolean): OptionParameter => ({
  id: option.id,
  key: option.key,
  name: option.name,
  shortName: option.shortName,
  displayName: option.name,
  subText: "",
  infoText: option.infoText,
  selected,
  modifier: -1,
  modifiers: [],
  desiredDate: null,
  isUpselling: false,
  isNew: false,
  hasSubItems: option.takesDate,
  useIcon: false,
  iconKey: null,
  blackList: option.blackList
})

const groupsOf = (groupId: ProductGroupId): ReadonlyArray<OptionGroup> =>
  optionGroupKeys.flatMap((key, index) => {
    const options = optionsOf(groupId).filter((option) => option.group === key)
    return options.length === 0
      ? []
      : [
          {
            key,
            id: index + 1,
            name: groupNames[key],
            parameters: options.map((each, at) => parameter(each, at === 0))
          }
        ]
  })

/** Everything that can be chosen for a country and product group (shop.md 3 "Configuration data"). */
export const configurationOf = (countryId: CountryId, groupId: ProductGroupId): ConfigurationData => {
  const group = productGroup(groupId)
  return {
    countryId,
    productGroupId: groupId,
    productId: group.productId,
    groups: groupsOf(groupId),
    products: [
      { id: group.productId, name: group.name, shortName: group.name, selected: true, isUpselling: false }
    ],
    // one delivery point until an order can name the others
    stationList: [{ id: 1, name: "1 Lieferstelle" }],
    productCertificationList: certificationsOf(groupId).map((entry) => ({ ...entry, iconKey: null })),
    productSettingList: [{ id: 1, key: "AppointmentPlus", name: "Termin Plus" }],
    looseBlowingProcessList: isBlownIn(groupId) ? [gentleBlowing] : [],
    limits: amountLimits(groupId)
  }
}
