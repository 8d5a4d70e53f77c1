import { Schema } from "effect"
import type { Calculation } from "../../domain/options/calculation.ts"
import { anyText, countryId, integer, list, localDate, productGroupId, zipText } from "../primitives.ts"
import { wire, wireOdd } from "../wire.ts"
import { optionGroupKeys } from "../../domain/options/configuration-data.ts"

/** A chosen option (rule option.choice): its id, a modifier or a desired date. */
export const optionChoice = wire({
  id: integer(-9999, 9999),
  modifier: Schema.optionalKey(integer(-1, 999)),
  desiredDate: Schema.optionalKey(localDate),
  /**
   * Name of the option. It is sent with an order if the shop's name for the option differs from the catalogue's, and is
   * never read.
   */
  name: Schema.optionalKey(anyText(60))
})

/**
 * A visitor's price request (rule calculator.wish). `isDefault`, `initialized` and `upsellCount` describe how the
 * caller arrived at the request: they are accepted and do not affect prices.
 */
export const calculation = wire({
  productGroupId,
  countryId,
  zipCode: zipText,
  amount: integer(0, 1_000_000),
  stations: integer(1, 5),
  product: wire({ id: integer(-1, 999), climateNeutral: Schema.optionalKey(Schema.Boolean) }),
  parameters: list(optionChoice, 20),
  appointmentPlus: Schema.Boolean,
  productCertifications: list(integer(0, 99), 20),
  looseBlowingProcess: list(integer(0, 99), 5),
  palletBagSize: Schema.optionalKey(integer(0, 99)),
  palletBagCount: Schema.optionalKey(integer(0, 999)),
  offerProductCertifications: Schema.optionalKey(list(integer(0, 99), 20)),
  offerLooseBlowingProcess: Schema.optionalKey(list(integer(0, 99), 5)),
  points: Schema.optionalKey(list(wire({ zipCode: zipText, amount: integer(0, 1_000_000) }), 5)),
  ordering: Schema.Literals([0, 1, 2]),
  isDefault: Schema.optionalKey(Schema.Boolean),
  initialized: Schema.optionalKey(Schema.Boolean),
  upsellCount: Schema.optionalKey(integer(0, 99))
})

export const asCalculation = (value: typeof calculation.Type): Calculation => value

const named = { id: Schema.Int, name: Schema.String }

const optionParameter = wire({
  ...named,
  key: Schema.String,
  shortName: Schema.String,
  displayName: Schema.String,
  subText: Schema.String,
  infoText: Schema.String,
  selected: Schema.Boolean,
  modifier: Schema.Int,
  modifiers: Schema.Array(Schema.Int),
  desiredDate: Schema.NullOr(localDate),
  isUpselling: Schema.Boolean,
  isNew: Schema.Boolean,
  hasSubItems: Schema.Boolean,
  useIcon: Schema.Boolean,
  iconKey: Schema.NullOr(Schema.String),
  blackList: Schema.Array(Schema.Int)
})

/** Response of `init` (rule calculator.choices). */
export const configurationData = wire({
  countryId,
  productGroupId,
  productId: Schema.Int,
  groups: Schema.Array(
    wire({
      ...named,
      key: Schema.Literals(optionGroupKeys),
      isNeeded: Schema.Boolean,
      parameters: Schema.Array(optionParameter)
    })
  ),
  products: Schema.Array(
    wire({ ...named, shortName: Schema.String, selected: Schema.Boolean, isUpselling: Schema.Boolean })
  ),
  stationList: Schema.Array(wire(named)),
  /** The station list under a second name, because clients use both names; the shop's own pages read the first name. */
  stationsList: Schema.optionalKey(Schema.Array(wire(named))),
  productCertificationList: Schema.Array(wire({ ...named, iconKey: Schema.NullOr(Schema.String) })),
  productSettingList: Schema.Array(wire({ ...named, key: Schema.String })),
  looseBlowingProcessList: Schema.Array(wire(named)),
  palletBagList: Schema.Array(wire({ size: Schema.Int, count: Schema.Int })),
  limits: wireOdd(
    { min: Schema.Int, bulkMin: Schema.Int, max: Schema.Int, initial: Schema.Int },
    { initial: "Default" }
  )
})
