import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { OrdersWish } from "../../domain/statistics/export.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { LandField } from "../kit/desk/LandField.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { Choice, ChoicesAway } from "./Choice.tsx"
import { FilterForm } from "./FilterForm.tsx"
import s from "./Filter.module.css"
import { SpanFields } from "./SpanFields.tsx"
import { StateChoice } from "./StateChoice.tsx"

/** A dealer that can be chosen. */
export interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly city: string
}

/** Dealers by name and place; one that the address names and the list does not hold stays chosen by its number. */
const dealerOptions = (dealers: ReadonlyArray<NamedDealer>, chosen: number | undefined) => {
  const named = dealers.map(({ id, name, city }) => [String(id), `${name}, ${city}`] as const)
  return chosen === undefined || dealers.some(({ id }) => id === chosen)
    ? named
    : [[String(chosen), String(chosen)] as const, ...named]
}

interface OrdersFilterProps {
  readonly wish: OrdersWish
  /** Of the country that is looked at, or of all; undefined where nobody answers. */
  readonly dealers: ReadonlyArray<NamedDealer> | undefined
  readonly maxLength: number
}

/** Which orders are taken; each choice stands in the address. */
export function OrdersFilter({ wish, dealers, maxLength }: OrdersFilterProps) {
  const { t } = useLingui()
  const href = useHref()
  const { states = [], dealerId, productGroupId, search = "" } = wish
  const words = useAddressValue<HTMLInputElement>(search)
  return (
    <FilterForm
      action={href("/export-orders")}
      submit={<Trans>Zählen</Trans>}
      fields={
        <>
          <SpanFields span={wish} />
          <LandField countryId={wish.countryId ?? null} />
          <Choice
            id="orders-group"
            name="gruppe"
            label={t`Produktgruppe`}
            value={productGroupId === undefined ? "" : String(productGroupId)}
            options={[
              ["", t`alle Gruppen`],
              ...productGroups.map(({ id, name }) => [String(id), name] as const)
            ]}
          />
          <Choice
            id="orders-dealer"
            name="haendler"
            label={t`Händler`}
            value={dealerId === undefined ? "" : String(dealerId)}
            options={[["", t`alle Händler`], ...dealerOptions(dealers ?? [], dealerId)]}
            hint={dealers === undefined && <ChoicesAway />}
          />
          <div className={s["wide"]}>
            <Field id="orders-words" label={<Trans>Nummer, Name, E-Mail, Ort</Trans>}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={words}
                  type="search"
                  name="suche"
                  defaultValue={search}
                  maxLength={maxLength}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          </div>
        </>
      }
      more={
        <Disclosure
          more={
            states.length === 0 ? (
              <Trans>Stand der Bestellungen: alle</Trans>
            ) : (
              <Plural
                value={states.length}
                one="Stand der Bestellungen: einer gewählt"
                other="Stand der Bestellungen: # gewählt"
              />
            )
          }
          open={states.length > 0 || undefined}
        >
          <div className={s["below"]}>
            <StateChoice states={states} />
          </div>
        </Disclosure>
      }
    />
  )
}
