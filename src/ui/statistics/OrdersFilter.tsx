import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { OrdersWish } from "../../domain/statistics/export.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { LandField } from "../kit/desk/LandField.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { useDealerChoice } from "../kit/dealer-choice/dealer-choice.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { Choice } from "./Choice.tsx"
import { FilterForm } from "./FilterForm.tsx"
import s from "./Filter.module.css"
import { SpanFields } from "./SpanFields.tsx"
import { StateChoice } from "./StateChoice.tsx"

interface OrdersFilterProps {
  readonly wish: OrdersWish
  readonly maxLength: number
}

/** Filter of the exported orders; each choice is part of the URL. */
export function OrdersFilter({ wish, maxLength }: OrdersFilterProps) {
  const { t } = useLingui()
  const href = useHref()
  const dealers = useDealerChoice()
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
          {dealers !== undefined && (
            <div className={s["wide"]}>
              <Field id="orders-dealer" label={t`Händler`}>
                {(control) => (
                  <dealers.Choice
                    control={control}
                    name="haendler"
                    none={t`Alle Händler`}
                    dealerId={dealerId ?? null}
                  />
                )}
              </Field>
            </div>
          )}
          <div className={s["wide"]}>
            <Field id="orders-words" label={<Trans>Nummer, Name, E-Mail, Telefon, Ort</Trans>}>
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
