import type { Calculation } from "../options/calculation.ts"
import type { ConfigurationData } from "../options/configuration-data.ts"
import type { Choice } from "./choice.ts"

/** Kinds of price differences in an upselling call; the service defines the keys (rule calculator.upselling-keys). */
export const upsellingKeys = {
  delivery: 10_000,
  product: 10_001,
  stations: 10_002,
  productVariant: 10_004,
  blowing: 10_005,
  setting: 10_006
} as const

export type UpsellingSubject = keyof typeof upsellingKeys
export type UpsellingKey = (typeof upsellingKeys)[UpsellingSubject]

export const isUpsellingKey = (value: number): value is UpsellingKey =>
  Object.values<number>(upsellingKeys).includes(value)

/** An alternative choice and the id of the chosen item. */
export interface Alternative {
  readonly foreignId: number
  readonly choice: Choice
}

const keyOfKind: { readonly [Kind in Choice["kind"]]?: UpsellingKey } = {
  option: upsellingKeys.delivery,
  product: upsellingKeys.product,
  superProduct: upsellingKeys.product,
  station: upsellingKeys.stations,
  certification: upsellingKeys.productVariant,
  blowing: upsellingKeys.blowing,
  setting: upsellingKeys.setting
}

/** Returns the upselling key of a choice, or `undefined` if the choice is not an upselling, e.g. the sort order. */
export const upsellingKeyOf = ({ kind }: Choice): UpsellingKey | undefined => keyOfKind[kind]

/**
 * Returns the choices whose effect on the price is shown, including choices that have already been made. The price of
 * an option that needs a day is calculated for its chosen day, or for `desiredDate` (yyyy-MM-dd) if no day is chosen.
 */
export const alternativesOf = (
  key: UpsellingKey,
  calculation: Calculation,
  data: ConfigurationData,
  desiredDate: string
): ReadonlyArray<Alternative> => {
  switch (key) {
    case upsellingKeys.delivery:
      return data.groups.flatMap((group) =>
        group.parameters.map(({ id, hasSubItems }): Alternative => {
          const chosen = calculation.parameters.find((each) => each.id === id)
          return {
            foreignId: id,
            choice: { kind: "option", choice: chosen ?? (hasSubItems ? { id, desiredDate } : { id }) }
          }
        })
      )
    case upsellingKeys.product:
      return data.products.map(({ id }) => ({ foreignId: id, choice: { kind: "product", id } }))
    case upsellingKeys.stations:
      return data.stationList.map(({ id }) => ({ foreignId: id, choice: { kind: "station", stations: id } }))
    case upsellingKeys.productVariant:
      return data.productCertificationList.map(({ id }) => ({
        foreignId: id,
        choice: { kind: "certification", id }
      }))
    case upsellingKeys.blowing:
      return data.looseBlowingProcessList.map(({ id }) => ({
        foreignId: id,
        choice: { kind: "blowing", id }
      }))
    case upsellingKeys.setting:
      return data.productSettingList.map(({ id, key: name }) => ({
        foreignId: id,
        choice: { kind: "setting", key: name }
      }))
  }
}
