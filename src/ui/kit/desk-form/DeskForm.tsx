import { useLingui } from "@lingui/react/macro"
import type { ButtonLook } from "../Button.tsx"
import type { LeaveGuard } from "../desk/LeaveDialog.tsx"
import { ErrorSummary } from "../form/ErrorSummary.tsx"
import { useAttempt } from "../live/use-attempt.ts"
import { ConflictNotice } from "./ConflictNotice.tsx"
import type { DeskFormView, DeskFormWishes } from "./desk-form.view.ts"
import s from "./DeskForm.module.css"
import { FieldSaid } from "./FieldSaid.tsx"
import { FormField } from "./FormField.tsx"
import { controlId, type FormTexts, shownFields } from "./form-texts.ts"
import { namesItsField, problemText } from "./problem-texts.ts"
import { SaveBar } from "./SaveBar.tsx"

export interface DeskFormProps<Name extends string> {
  /** Names of the record's fields; `texts` describes each of them. */
  readonly names: ReadonlyArray<Name>
  readonly texts: FormTexts<NoInfer<Name>>
  readonly view: DeskFormView
  readonly wishes: DeskFormWishes | undefined
  /** `undefined` if the surrounding component asks before the user leaves with unsaved changes. */
  readonly leaveGuard?: LeaveGuard
  /** Look of the submit button; a page should have only one primary button. */
  readonly look?: ButtonLook
}

/**
 * A form on a page behind the sign-in. It shows its fields, errors at the fields and above the form, the save state
 * and, if another user saved first, the values of both users; it asks for confirmation before the user leaves with
 * unsaved changes.
 */
export function DeskForm<Name extends string>(props: DeskFormProps<Name>) {
  const { texts, view, wishes, leaveGuard, look } = props
  const { i18n } = useLingui()
  const { state, fields, base, clashes, problems, answer } = view
  const attempt = useAttempt(answer)
  const isReadOnly = wishes === undefined || state === "saving"
  const shown = shownFields(texts, fields)
  const own: FormTexts["fields"] = texts.fields
  const found = shown.flatMap(([name]) => problems.find(({ field }) => field === name) ?? [])
  const problemAt = (name: string) => found.find(({ field }) => field === name)
  const errorAt = (name: string) => {
    const problem = problemAt(name)
    return problem && i18n._(problemText(problem, texts.problems))
  }
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault()
        // a submit event of a form in a dialog must not reach the form behind the dialog
        event.stopPropagation()
        if (state !== "conflict") wishes?.onSave()
      }}
    >
      {state === "conflict" && wishes !== undefined && (
        <ConflictNotice
          clashes={clashes.map((name) => {
            const text = own[name]
            return {
              name,
              label: text ? i18n._(text.label) : name,
              mine: <FieldSaid text={text} value={fields[name]} />,
              theirs: <FieldSaid text={text} value={base[name]} />
            }
          })}
          onKeepMine={wishes.onKeepMine}
          onTakeTheirs={wishes.onTakeTheirs}
        />
      )}
      <ErrorSummary
        attempt={attempt}
        entries={shown.flatMap(([name, { label }]) => {
          const problem = problemAt(name)
          if (problem === undefined) return []
          const text = i18n._(problemText(problem, texts.problems))
          const isNamed = namesItsField(problem, texts.problems)
          return [{ fieldId: controlId(texts, name), text: isNamed ? text : `${i18n._(label)}: ${text}` }]
        })}
      />
      {shown.map(([name, text]) => (
        <FormField
          key={name}
          id={controlId(texts, name)}
          name={name}
          text={text}
          fields={fields}
          error={errorAt(name)}
          isReadOnly={isReadOnly}
          onChange={(value) => wishes?.onChange(name, value)}
        />
      ))}
      {texts.note && <p className={s["note"]}>{i18n._(texts.note)}</p>}
      <SaveBar
        view={view}
        wishes={wishes}
        leaveGuard={leaveGuard}
        texts={texts}
        rest={problems.filter((problem) => !found.includes(problem))}
        {...(look && { look })}
      />
    </form>
  )
}
