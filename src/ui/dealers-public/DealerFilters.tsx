import { Trans, useLingui } from "@lingui/react/macro"
import { dealersPath } from "../../domain/dealer/dealer-address.ts"
import type { ListChoice } from "../../domain/dealer/list-choices.ts"
import { certificationsOf } from "../../domain/options/certifications.ts"
import { zipFieldLength, zipHtmlPattern } from "../../domain/place/zip.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { Disclosure } from "../kit/Disclosure.tsx"
import { WithExplanation } from "../kit/Explained.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import { useHref } from "../kit/site.tsx"
import type { DealerListFacts } from "./dealer-facts.ts"
import s from "./DealerList.module.css"

type ListOf = Pick<DealerListFacts, "countryId" | "path" | "zipCode" | "wish" | "filters">

interface OptionFieldProps {
  readonly choice: ListChoice
  readonly wished: ReadonlyArray<number>
}

function OptionField({ choice: { key, name, options, defaultId }, wished }: OptionFieldProps) {
  const chosen = options.find(({ id }) => wished.includes(id))
  return (
    <Field id={`option-${key}`} label={name}>
      {(control) => (
        <Select {...control} name="options" defaultValue={chosen?.id ?? defaultId}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Filters that are the same on the lists of all places, as long as none is chosen. */
function MoreFilters({
  wish: { options, extras, certifications },
  filters
}: Pick<ListOf, "wish" | "filters">) {
  const shown = { options, extras, certifications, filters }
  const inside = useKeptInside(
    "dealers-public/MoreFilters",
    shown,
    <>
      {filters.choices.map((choice) => (
        <OptionField key={choice.key} choice={choice} wished={options} />
      ))}
      {filters.extras.map(({ key, name }) => (
        <WithExplanation key={key} text={name}>
          <Checkbox name={key} value="1" label={name} defaultChecked={extras.includes(key)} />
        </WithExplanation>
      ))}
      <fieldset className={s["qualities"]}>
        <legend className={s["legend"]}>
          <Trans>Qualität</Trans>
        </legend>
        {certificationsOf(usualGroup.id).map(({ id, name }) => (
          <Checkbox
            key={id}
            name="pcert"
            value={id}
            label={name}
            defaultChecked={certifications.includes(id)}
          />
        ))}
      </fieldset>
    </>
  )
  return <div className={s["rest"]} {...inside} />
}

/**
 * Place, sort order and required options, as in the list of offers; a plain HTML form that submits to the list's URL.
 */
export function DealerFilters({ list }: { readonly list: ListOf }) {
  const { t } = useLingui()
  const href = useHref()
  const { countryId, path, zipCode, wish, filters } = list
  const missed = wish.missedZip
  return (
    <search>
      {/* from the list of a postal code, an emptied field leads to the whole country */}
      <form action={href(zipCode === undefined ? path : dealersPath)} method="get" className={s["form"]}>
        <Field
          id="zip"
          label={<Trans>Ihre Postleitzahl</Trans>}
          hint={<Trans>Dann sehen Sie, wer zu Ihnen liefert und was es dort kostet.</Trans>}
          error={
            missed !== undefined &&
            missed !== zipCode && <Trans>Die Postleitzahl „{missed}“ haben wir nicht gefunden.</Trans>
          }
        >
          {(control) => (
            <TextInput
              {...control}
              name="zipCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={zipFieldLength}
              pattern={zipHtmlPattern(countryId)}
              defaultValue={missed ?? zipCode}
            />
          )}
        </Field>
        <Field id="sort" label={<Trans>Sortieren nach</Trans>}>
          {(control) => (
            <Select {...control} name="sort" defaultValue={wish.ordering}>
              <option value="0">{t`Preis`}</option>
              <option value="1">{t`Liefertermin`}</option>
              <option value="2">{t`Bewertung`}</option>
            </Select>
          )}
        </Field>
        <Disclosure
          more={<Trans>Lieferung, Bezahlung, Qualität</Trans>}
          open={wish.options.length + wish.extras.length + wish.certifications.length > 0}
        >
          <MoreFilters wish={wish} filters={filters} />
        </Disclosure>
        <Button type="submit" wide>
          <Trans>Anzeigen</Trans>
        </Button>
      </form>
    </search>
  )
}
