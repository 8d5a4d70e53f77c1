import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { type FieldValue, textField } from "../../domain/record/record-edit.ts"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import type { LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { ConflictNotice } from "./ConflictNotice.tsx"
import s from "./People.module.css"
import type { RecordEditView, RecordEditWishes } from "./record-edit.view.ts"
import { SaveBar } from "./SaveBar.tsx"

interface CustomerFormProps {
  readonly view: RecordEditView
  readonly wishes: RecordEditWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** Longest texts that the call takes, in characters. */
const longest = { firstName: 60, lastName: 60, phone: 30 } as const

/** What support may change of a customer. */
export function CustomerForm({ view, wishes, leaveGuard }: CustomerFormProps) {
  const { t } = useLingui()
  const { fields, base, state, clashes } = view
  const names: Readonly<Record<string, string>> = {
    firstName: t`Vorname`,
    lastName: t`Nachname`,
    phone: t`Telefon`
  }
  const said = (value: FieldValue | undefined): string => (typeof value === "string" && value ? value : "–")
  const isReadOnly = wishes === undefined || state === "saving"
  const line = (name: keyof typeof longest, type: "text" | "tel" = "text"): ReactNode => (
    <Field id={`customer-${name}`} label={names[name]}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          name={name}
          autoComplete="off"
          maxLength={longest[name]}
          readOnly={isReadOnly}
          value={textField(fields, name)}
          onChange={({ target }) => wishes?.onChange(name, target.value)}
        />
      )}
    </Field>
  )
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
            label: names[name],
            mine: said(fields[name]),
            theirs: said(base[name])
          }))}
          onKeepMine={wishes.onKeepMine}
          onTakeTheirs={wishes.onTakeTheirs}
        />
      )}
      {line("firstName")}
      {line("lastName")}
      {line("phone", "tel")}
      <SaveBar view={view} wishes={wishes} leaveGuard={leaveGuard} />
    </form>
  )
}
