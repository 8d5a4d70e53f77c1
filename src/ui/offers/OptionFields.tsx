import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { OptionGroup, OptionParameter } from "../../domain/options/configuration-data.ts"
import { decodeOptions, encodeOptions } from "../../domain/options/options-codec.ts"
import type { ShownHints } from "../../domain/offer/list-hints.ts"
import { desiredDays } from "../../domain/price/desired-days.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { WithExplanation } from "../kit/Explained.tsx"
import { DateField } from "../kit/form/DateField.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Select } from "../kit/form/TextInput.tsx"
import { useDifferenceText } from "./Difference.tsx"
import { WishDays } from "./WishDays.tsx"

interface GroupProps {
  readonly group: OptionGroup
  readonly calculation: Calculation
  readonly differences: PriceDifferences
  readonly onChoice: (choice: Choice) => void
}

const chosenIn = (parameters: ReadonlyArray<OptionParameter>, calculation: Calculation) =>
  calculation.parameters.find((choice) => parameters.some(({ id }) => id === choice.id))

/** The options of a group in one list; an option with modifiers has one entry for each modifier. */
export function OptionSelect({ group, calculation, differences, onChoice }: GroupProps) {
  const { t } = useLingui()
  const difference = useDifferenceText(differences, "delivery")
  const chosen = chosenIn(group.parameters, calculation)
  const infoText = group.parameters.find(({ id }) => id === chosen?.id)?.infoText
  return (
    <WithExplanation text={group.name}>
      <Field id={`option-${group.key}`} label={group.name} hint={infoText || undefined}>
        {(control) => (
          <Select
            {...control}
            form="wishes"
            name="options"
            value={chosen && encodeOptions([chosen])}
            onChange={(event) => {
              const [choice] = decodeOptions(event.currentTarget.value)
              if (choice !== undefined) onChoice({ kind: "option", choice })
            }}
          >
            {group.parameters.map(({ id, name, modifiers }) =>
              modifiers.length === 0 ? (
                <option key={id} value={id}>
                  {name + difference(id)}
                </option>
              ) : (
                modifiers.map((modifier) => (
                  <option key={`${id} ${modifier}`} value={encodeOptions([{ id, modifier }])}>
                    {t`${name}: ${modifier} Monate` + difference(id)}
                  </option>
                ))
              )
            )}
          </Select>
        )}
      </Field>
    </WithExplanation>
  )
}

/** Field for a date instead of an option: filling it in selects the date, and clearing it removes the choice. */
export function DesiredDate({
  group,
  calculation,
  differences,
  hints,
  onChoice
}: GroupProps & { readonly hints: ShownHints | undefined }) {
  const difference = useDifferenceText(differences, "delivery")
  const [{ first, last }] = useState(() => desiredDays(calculation.countryId, new Date()))
  const dated = group.parameters.find((parameter) => parameter.hasSubItems)
  const none = group.parameters.find((parameter) => !parameter.hasSubItems)
  if (dated === undefined) return null
  const date = calculation.parameters.find((choice) => choice.id === dated.id)?.desiredDate ?? ""
  const hint = dated.infoText + (date === "" ? difference(dated.id) : "")
  const onDay = (wished: string) => {
    if (wished !== "") onChoice({ kind: "option", choice: { id: dated.id, desiredDate: wished } })
    else if (none !== undefined) onChoice({ kind: "option", choice: { id: none.id } })
  }
  const isKept =
    !hints?.away || date === "" || hints.days.some(({ day, dealers }) => day === date && dealers > 0)
  return (
    <>
      <DateField
        id={`option-${group.key}`}
        label={group.name}
        hint={hint || undefined}
        optional
        form="wishes"
        name="desiredDate"
        min={first}
        max={last}
        day={date}
        onDay={onDay}
        error={
          !isKept && (
            <Trans>
              An diesem Tag liefert hier niemand. Gezeigt sind Angebote ohne Wunschtermin; wählen Sie unten
              einen anderen Tag.
            </Trans>
          )
        }
      />
      {hints && <WishDays days={hints.days} away={hints.away} day={date} onDay={onDay} />}
    </>
  )
}
