import type { Calculation } from "../options/calculation.ts"
import type { ConfigurationData } from "../options/configuration-data.ts"
import type { Choice } from "./choice.ts"

/**
 * What the differences of an upselling call are asked for; the keys are the service's (rule calculator.upselling-keys).
 */
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

/** What a choice would change: the id of what is chosen, and the choice itself. */
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

/** The key under which a choice is an upselling; `undefined` where it is no upselling, like the ordering. */
export const upsellingKeyOf = ({ kind }: Choice): UpsellingKey | undefined => keyOfKind[kind]

/**
 * The choices whose price is shown beside them before one chooses; an option that wants a day is priced for
 * `desiredDate` (yyyy-MM-dd). What is chosen already is among them where choosing it again would change nothing.
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
