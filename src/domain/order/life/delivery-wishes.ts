import type { Calculation } from "../../options/calculation.ts"
import type { ChildOffer } from "../../offer/offer.ts"
import { optionsOf } from "../../options/catalogue.ts"
import { wordsOf } from "../../options/option-words.ts"
import { qualitiesOf } from "../../options/qualities.ts"
import { gentleBlowing } from "../../options/option-ids.ts"
import { type DeliveryWish, deliveryWishGroups } from "./open-order.ts"

/** Returns the required quality of an order's goods: declared quality marks and certificates, with their limits. */
export const qualityOf = (
  { productGroupId }: Pick<Calculation, "productGroupId">,
  { certificationIds }: Pick<ChildOffer, "certificationIds">
): ReadonlyArray<string> =>
  qualitiesOf(productGroupId)
    .filter(({ id }) => certificationIds.includes(id))
    .flatMap(({ name, bound }) => (bound === undefined ? [name] : [name, bound]))

/**
 * Returns the delivery details for the driver, in addition to the address: hose, access, time and other chosen options.
 */
export const deliveryWishes = (calculation: Calculation): ReadonlyArray<DeliveryWish> => {
  const { productGroupId, parameters, looseBlowingProcess, appointmentPlus, product } = calculation
  const chosen = parameters.flatMap((choice): ReadonlyArray<DeliveryWish> => {
    const option = optionsOf(productGroupId).find((each) => each.id === choice.id)
    const group = deliveryWishGroups.find((each) => each === option?.group)
    if (option === undefined || group === undefined || option.key === "DesiredDateNone") return []
    const { desiredDate } = choice
    const name = wordsOf(choice, productGroupId) ?? option.name
    return [{ group, name, ...(desiredDate !== undefined && { day: desiredDate }) }]
  })
  return [
    ...chosen,
    ...(looseBlowingProcess.includes(gentleBlowing.id)
      ? [{ group: "Blowing", name: gentleBlowing.name } as const]
      : []),
    ...(appointmentPlus ? [{ group: "AppointmentPlus", name: "" } as const] : []),
    ...(product.climateNeutral === true ? [{ group: "Climate", name: "" } as const] : [])
  ].toSorted((one, other) => deliveryWishGroups.indexOf(one.group) - deliveryWishGroups.indexOf(other.group))
}
