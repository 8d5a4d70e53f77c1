import { useLingui } from "@lingui/react/macro"
import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import { fieldOf, rulesFieldNames } from "../../../domain/options/rules/rules-fields.ts"
import { tickField } from "../../../domain/editing/form-rules.ts"
import { textField } from "../../../domain/editing/record-edit.ts"
import type { LeaveGuard } from "../../kit/desk/LeaveDialog.tsx"
import { ConflictNotice } from "../../kit/desk-form/ConflictNotice.tsx"
import type { DeskFormView, DeskFormWishes } from "../../kit/desk-form/desk-form.view.ts"
import { type FieldText, controlId } from "../../kit/desk-form/form-texts.ts"
import { FormField } from "../../kit/desk-form/FormField.tsx"
import { problemText } from "../../kit/desk-form/problem-texts.ts"
import { SaveBar } from "../../kit/desk-form/SaveBar.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import { ExclusionRules } from "./ExclusionRules.tsx"
import { GroupRules } from "./GroupRules.tsx"
import s from "./Options.module.css"
import { RulesSaid } from "./RulesSaid.tsx"
import { rulesFieldOf, rulesTexts } from "./rules-texts.ts"

interface RulesFormProps {
  readonly catalogue: ConfigurationData
  readonly view: DeskFormView
  readonly wishes: DeskFormWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** Form for a draft, by group of options; errors are shown at the fields and above the form. */
export function RulesForm({ catalogue, view, wishes, leaveGuard }: RulesFormProps) {
  const { i18n } = useLingui()
  const { state, fields, base, clashes, problems, answer } = view
  const attempt = useAttempt(answer)
  const isReadOnly = wishes === undefined || state === "saving"
  const names = rulesFieldNames(catalogue)
  const found = names.flatMap((name) => problems.find((problem) => problem.field === name) ?? [])
  const errorAt = (name: string) => {
    const problem = found.find((each) => each.field === name)
    return problem && i18n._(problemText(problem, rulesTexts.problems))
  }
  const labelOf = (name: string): string => {
    const field = rulesFieldOf(catalogue, name)
    const label = field === undefined ? name : i18n._(field.text.label)
    return field?.subject === undefined ? label : `${field.subject}, ${label}`
  }
  // an error about the sequence of options is shown at the group, since the buttons for moving options are not form
  // fields
  const fieldIdOf = (name: string) =>
    name.startsWith("order_") ? `rules-group-${name.slice("order_".length)}` : controlId(rulesTexts, name)
  const textOf = (name: string): FieldText | undefined => {
    const field = rulesFieldOf(catalogue, name)
    if (field?.text.kind !== "select") return field?.text
    const group = catalogue.groups.find(({ key }) => fieldOf.default(key) === name)
    const options = (group?.parameters ?? [])
      .filter(({ id }) => tickField(fields, fieldOf.offered(id)) || textField(fields, name) === String(id))
      .map(({ id }) => ({ value: String(id), label: textField(fields, fieldOf.name(id)) }))
    return { ...field.text, options }
  }
  const field = (name: string) => {
    const text = textOf(name)
    return (
      text && (
        <FormField
          id={controlId(rulesTexts, name)}
          name={name}
          text={text}
          fields={fields}
          error={errorAt(name)}
          isReadOnly={isReadOnly}
          onChange={(value) => wishes?.onChange(name, value)}
        />
      )
    )
  }
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== "conflict") wishes?.onSave()
      }}
    >
      {state === "conflict" && wishes !== undefined && (
        <ConflictNotice
          clashes={clashes.map((name) => ({
            name,
            label: labelOf(name),
            mine: <RulesSaid catalogue={catalogue} name={name} value={fields[name]} />,
            theirs: <RulesSaid catalogue={catalogue} name={name} value={base[name]} />
          }))}
          onKeepMine={wishes.onKeepMine}
          onTakeTheirs={wishes.onTakeTheirs}
        />
      )}
      <ErrorSummary
        attempt={attempt}
        entries={found.map((problem) => ({
          fieldId: fieldIdOf(problem.field ?? ""),
          text: `${labelOf(problem.field ?? "")}: ${i18n._(problemText(problem, rulesTexts.problems))}`
        }))}
      />
      {catalogue.groups.map((group) => (
        <GroupRules
          key={group.key}
          group={group}
          fields={fields}
          isReadOnly={isReadOnly}
          onChange={(name, value) => wishes?.onChange(name, value)}
          field={field}
        />
      ))}
      <ExclusionRules
        catalogue={catalogue}
        fields={fields}
        error={errorAt("exclusions")}
        isReadOnly={isReadOnly}
        onChange={(pairs) => wishes?.onChange("exclusions", pairs)}
      />
      <div className={s["save"]}>
        {rulesTexts.note && <p className={s["quiet"]}>{i18n._(rulesTexts.note)}</p>}
        <SaveBar
          view={view}
          wishes={wishes}
          leaveGuard={leaveGuard}
          texts={rulesTexts}
          rest={problems.filter((problem) => !found.includes(problem))}
          look="secondary"
        />
      </div>
    </form>
  )
}
