import { Trans } from "@lingui/react/macro"
import type { AddressFieldsProps } from "../../kit/address/AddressFields.tsx"
import { PlaceField } from "../../kit/address/PlaceField.tsx"
import s from "../Form.module.css"

interface DeliveryPlaceProps extends Omit<AddressFieldsProps, "allowCompany"> {
  readonly places: ReadonlyArray<string>
  readonly listHref: string
}

/**
 * The delivery place: the postal code is part of the price and cannot be changed, and the user chooses one of the
 * places of this postal code. If the places are not known, the user enters the place and the server checks it.
 */
export function DeliveryPlace({ places, listHref, ...fields }: DeliveryPlaceProps) {
  return (
    <>
      <div className={s["place"]}>
        <div>
          <p className={s["label"]}>
            <Trans>PLZ</Trans>
          </p>
          <p className={s["fixed"]}>{fields.address.zipCode}</p>
        </div>
        <PlaceField {...fields} places={places} />
      </div>
      <p className={s["hint"]}>
        <Trans>
          Der Preis gilt für diese Postleitzahl. <a href={listHref}>Andere Postleitzahl berechnen</a>
        </Trans>
      </p>
    </>
  )
}
