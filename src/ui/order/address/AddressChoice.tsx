import { Trans, useLingui } from "@lingui/react/macro"
import type { Address } from "../../../domain/address/address.ts"
import { chosenAddress, type OwnAddress } from "../../../domain/order/wizard/own-address.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import s from "../Form.module.css"

interface AddressChoiceProps {
  readonly id: string
  readonly own: ReadonlyArray<OwnAddress>
  /** Number of further addresses that cannot be chosen, because the price applies to another place. */
  readonly elsewhere: number
  readonly address: Address | null
  /** The address is `null` if the buyer enters a new one below. */
  readonly onChoose: (address: Address | null) => void
  /**
   * Opens the form of a saved address, or of a new one if the id is null; undefined if the page has no room for the
   * form.
   */
  readonly onEdit?: (id: number | null) => void
}

/** Returns name, street and place in one line. */
const inShort = ({ companyName, firstName, lastName, street, houseNumber, zipCode, city }: Address): string =>
  [companyName, `${firstName} ${lastName}`.trim(), `${street} ${houseNumber}`, `${zipCode} ${city}`]
    .filter((part) => part.trim() !== "")
    .join(", ")

/** Choice between the saved addresses and a new address that is entered below. */
export function AddressChoice({ id, own, elsewhere, address, onChoose, onEdit }: AddressChoiceProps) {
  const { t } = useLingui()
  const chosen = chosenAddress(own, address)
  return (
    <div className={s["group"]} data-part="own-addresses">
      {own.length > 0 && (
        <Field
          id={id}
          label={<Trans>Aus Ihren Adressen</Trans>}
          hint={
            elsewhere > 0 && (
              <Trans>
                Adressen mit anderer Postleitzahl stehen hier nicht: Der Preis gilt für diesen Ort.
              </Trans>
            )
          }
        >
          {(control) => (
            <Select
              {...control}
              autoComplete="off"
              value={chosen === undefined ? "" : String(chosen.id)}
              onChange={({ target }) =>
                onChoose(own.find((each) => String(each.id) === target.value)?.address ?? null)
              }
            >
              <option value="">{t`Andere Adresse, unten eingeben`}</option>
              {own.map((each) => (
                <option key={each.id} value={each.id}>
                  {inShort(each.address)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {onEdit !== undefined && (
        <div className={s["ways"]}>
          {chosen !== undefined && (
            <Button look="quiet" onClick={() => onEdit(chosen.id)}>
              <Trans>Diese Adresse bearbeiten</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={() => onEdit(null)}>
            <Trans>Adresse zu meinen hinzufügen</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
