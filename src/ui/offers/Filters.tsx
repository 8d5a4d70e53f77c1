import { Trans } from "@lingui/react/macro"
import type { Calculation } from "../../domain/calculation.ts"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { ConfigurationData, OptionGroup } from "../../domain/configuration-data.ts"
import { Checkbox } from "../kit/Choice.tsx"
import { Field } from "../kit/Field.tsx"
import { Select, TextInput } from "../kit/TextInput.tsx"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import s from "./Filters.module.css"

interface FiltersProps {
  readonly data: ConfigurationData
  readonly calculation: Calculation
  readonly wishes: OfferListWishes | undefined
}

/** Conditions of delivery and quality; all fields belong to the form of place and amount. */
export function Filters({ data, calculation, wishes }: FiltersProps) {
  const choose = (choice: Choice) => wishes?.onChoice(choice)
  return (
    <div className={s["filters"]}>
      <p className={s["title"]}>
        <Trans>Lieferung</Trans>
      </p>
      {data.groups.map((group) =>
        group.parameters.some((parameter) => parameter.hasSubItems) ? (
          <DesiredDate key={group.key} group={group} calculation={calculation} onChoice={choose} />
        ) : (
          <OptionSelect key={group.key} group={group} calculation={calculation} onChoice={choose} />
        )
      )}
      {data.productSettingList.map((setting) => (
        <Checkbox
          key={setting.key}
          form="wishes"
          name="ap"
          value="1"
          label={setting.name}
          hint={<Trans>Feste Stunde nach Absprache, gegen Aufpreis des Händlers</Trans>}
          checked={calculation.appointmentPlus}
          onChange={() => choose({ kind: "setting", key: setting.key })}
        />
      ))}
      {data.looseBlowingProcessList.map((process) => (
        <Checkbox
          key={process.id}
          form="wishes"
          name="lbp"
          value="1"
          label={process.name}
          checked={calculation.looseBlowingProcess.includes(process.id)}
          onChange={() => choose({ kind: "blowing", id: process.id })}
        />
      ))}
      {data.productCertificationList.length > 0 && (
        <fieldset className={s["certificates"]}>
          <legend className={s["title"]}>
            <Trans>Qualität</Trans>
          </legend>
          {data.productCertificationList.map((entry) => {
            const chosen = calculation.productCertifications.includes(entry.id)
            return (
              <Checkbox
                key={entry.id}
                form="wishes"
                name="pcert"
                value={entry.id}
                label={entry.name}
                checked={chosen}
                onChange={() => choose({ kind: "certification", id: entry.id })}
              />
            )
          })}
        </fieldset>
      )}
    </div>
  )
}

interface GroupProps {
  readonly group: OptionGroup
  readonly calculation: Calculation
  readonly onChoice: (choice: Choice) => void
}

const chosenOf = ({ group, calculation }: Pick<GroupProps, "group" | "calculation">) =>
  group.parameters.find((parameter) => calculation.parameters.some((choice) => choice.id === parameter.id)) ??
  group.parameters[0]

function OptionSelect({ group, calculation, onChoice }: GroupProps) {
  const chosen = chosenOf({ group, calculation })
  return (
    <Field id={`option-${group.key}`} label={group.name} hint={chosen?.infoText || undefined}>
      {(control) => (
        <Select
          {...control}
          form="wishes"
          name="options"
          value={chosen?.id}
          onChange={(event) =>
            onChoice({ kind: "option", choice: { id: Number(event.currentTarget.value) } })
          }
        >
          {group.parameters.map((parameter) => (
            <option key={parameter.id} value={parameter.id}>
              {parameter.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A date instead of an option: chosen by filling it in, given up by emptying it. */
function DesiredDate({ group, calculation, onChoice }: GroupProps) {
  const dated = group.parameters.find((parameter) => parameter.hasSubItems)
  const none = group.parameters.find((parameter) => !parameter.hasSubItems)
  if (dated === undefined) return null
  const date = calculation.parameters.find((choice) => choice.id === dated.id)?.desiredDate ?? ""
  return (
    <Field id={`option-${group.key}`} label={group.name} hint={dated.infoText || undefined} optional>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          form="wishes"
          name="desiredDate"
          value={date}
          onChange={(event) => {
            const wished = event.currentTarget.value
            if (wished !== "") onChoice({ kind: "option", choice: { id: dated.id, desiredDate: wished } })
            else if (none !== undefined) onChoice({ kind: "option", choice: { id: none.id } })
          }}
        />
      )}
    </Field>
  )
}
