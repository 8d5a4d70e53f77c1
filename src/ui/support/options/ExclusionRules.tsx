import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import { exclusionName, exclusionOf, fieldOf } from "../../../domain/options/rules/rules-fields.ts"
import { type Fields, namesField, textField } from "../../../domain/editing/record-edit.ts"
import { Button } from "../../kit/Button.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import s from "./Options.module.css"

interface ExclusionRulesProps {
  readonly catalogue: ConfigurationData
  readonly fields: Fields
  readonly error: ReactNode
  readonly isReadOnly: boolean
  readonly onChange: (names: ReadonlyArray<string>) => void
}

/** Returns the pairs of options that the catalogue excludes; the shop cannot remove these pairs. */
const fixedPairs = ({ groups }: ConfigurationData): ReadonlyArray<string> => [
  ...new Set(
    groups.flatMap(({ parameters }) =>
      parameters.flatMap(({ id, blackList }) => blackList.map((other) => exclusionName({ one: id, other })))
    )
  )
]

/**
 * Pairs of options that exclude each other: pairs from the catalogue, and the shop's own pairs, which can be added and
 * removed.
 */
export function ExclusionRules({ catalogue, fields, error, isReadOnly, onChange }: ExclusionRulesProps) {
  const { t } = useLingui()
  const [one, setOne] = useState("")
  const [other, setOther] = useState("")
  const first = useRef<HTMLSelectElement>(null)
  const options = catalogue.groups.flatMap(({ parameters }) => parameters.map(({ id }) => id))
  const nameOf = (id: number) => (options.includes(id) ? textField(fields, fieldOf.name(id)) : String(id))
  const own = namesField(fields, "exclusions")
  const said = (name: string) => {
    const pair = exclusionOf(name)
    return pair === undefined ? name : t`${nameOf(pair.one)} und ${nameOf(pair.other)}`
  }
  const choose = (id: string, label: ReactNode, value: string, onValue: (value: string) => void) => (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          {...control}
          ref={id === "rules-pair-one" ? first : undefined}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">{t`Bitte wählen`}</option>
          {catalogue.groups.map((group) => (
            <optgroup key={group.key} label={group.name}>
              {group.parameters.map(({ id: optionId }) => (
                <option key={optionId} value={optionId}>
                  {nameOf(optionId)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <Part id="rules-pairs" title={<Trans>Geht nicht zusammen</Trans>}>
      <fieldset
        id="rules-exclusions"
        tabIndex={-1}
        className={s["pairs"]}
        aria-labelledby="rules-pairs"
        aria-describedby={error === undefined ? undefined : "rules-exclusions-error"}
      >
        <ul className={s["pairList"]}>
          {fixedPairs(catalogue).map((name) => (
            <li key={name} className={s["pair"]}>
              <span>{said(name)}</span>
              <span className={s["quiet"]}>
                <Trans>fest im Katalog</Trans>
              </span>
            </li>
          ))}
          {own.map((name) => (
            <li key={name} className={s["pair"]}>
              <span>{said(name)}</span>
              <Button
                look="quiet"
                aria-label={t`${said(name)}: wieder zusammen erlauben`}
                aria-disabled={isReadOnly || undefined}
                onClick={() => {
                  if (isReadOnly) return
                  onChange(own.filter((each) => each !== name))
                  first.current?.focus()
                }}
              >
                <Trans>Entfernen</Trans>
              </Button>
            </li>
          ))}
        </ul>
        <div className={s["newPair"]}>
          {choose("rules-pair-one", <Trans>Diese Option</Trans>, one, setOne)}
          {choose("rules-pair-other", <Trans>nicht zusammen mit</Trans>, other, setOther)}
          <Button
            look="secondary"
            aria-disabled={isReadOnly || one === "" || other === "" || undefined}
            onClick={() => {
              if (isReadOnly || one === "" || other === "") return
              const name = exclusionName({ one: Number(one), other: Number(other) })
              if (!own.includes(name)) onChange([...own, name])
              setOne("")
              setOther("")
              first.current?.focus()
            }}
          >
            <Plus size={18} aria-hidden="true" />
            <Trans>Paar hinzufügen</Trans>
          </Button>
        </div>
        {error !== undefined && (
          <p id="rules-exclusions-error" className={s["error"]}>
            {error}
          </p>
        )}
      </fieldset>
    </Part>
  )
}
