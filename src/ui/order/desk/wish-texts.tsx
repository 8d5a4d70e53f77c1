import { Trans } from "@lingui/react/macro"
import type { DeliveryWish, DeliveryWishGroup } from "../../../domain/order/life/open-order.ts"
import { DateText } from "../../kit/price/Price.tsx"

/** The subject of a special delivery request. */
export function WishName({ group }: { readonly group: DeliveryWishGroup }) {
  switch (group) {
    case "TubeLength":
      return <Trans>Schlauch</Trans>
    case "TruckSize":
      return <Trans>Zufahrt</Trans>
    case "MaxDelivery":
      return <Trans>Lieferfrist</Trans>
    case "DeliveryTime":
      return <Trans>Lieferzeit</Trans>
    case "DesiredDate":
      return <Trans>Wunschtermin</Trans>
    case "Blowing":
      return <Trans>Einblasen</Trans>
    case "AppointmentPlus":
      return <Trans>Termin Plus</Trans>
    case "Climate":
      return <Trans>Klimabeitrag</Trans>
  }
}

/** The special delivery request, worded as in the catalogue. */
export function WishText({ wish: { group, name, day } }: { readonly wish: DeliveryWish }) {
  if (group === "AppointmentPlus") return <Trans>feste Stunde nach Absprache</Trans>
  if (group === "Climate") return <Trans>enthalten</Trans>
  return day === undefined ? name : <DateText date={day} long />
}
