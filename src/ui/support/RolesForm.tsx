import { Trans, useLingui } from "@lingui/react/macro"
import { type FieldValue, namesField, textField } from "../../domain/record/record-edit.ts"
import { isRole, needsDealer, roles } from "../../domain/rights/roles.ts"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import type { LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { ConflictNotice } from "./ConflictNotice.tsx"
import s from "./People.module.css"
import type { RecordEditView, RecordEditWishes } from "./record-edit.view.ts"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import { RefusalText } from "./RefusalText.tsx"
import { SaveBar } from "./SaveBar.tsx"

interface RolesFormProps {
  readonly view: RecordEditView
  readonly wishes: RecordEditWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** What an account may do, by roles; whoever holds it is signed out by a change (rule safety.role-change). */
export function RolesForm({ view, wishes, leaveGuard }: RolesFormProps) {
  const { i18n } = useLingui()
  const { fields, base, state, clashes, problems } = view
  const ticked = namesField(fields, "roles")
  const isReadOnly = wishes === undefined || state === "saving"
  const said = (value: FieldValue | undefined): string =>
    (typeof value === "string"
      ? value
      : (typeof value === "object" ? value : [])
          .filter(isRole)
          .map((role) => i18n._(roleTexts[role].name))
          .join(", ")) || "–"
  const refusal = state === "refused" ? problems.find((code) => code.startsWith("dealer")) : undefined
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
          // the account has another version after it was locked as well: its roles are as they were then
          clashes={clashes.map((name) => ({
            name,
            label: name === "dealerId" ? <Trans>Händlernummer</Trans> : <Trans>Rollen</Trans>,
            mine: said(fields[name]),
            theirs: said(base[name])
          }))}
          onKeepMine={wishes.onKeepMine}
          onTakeTheirs={wishes.onTakeTheirs}
        />
      )}
      <fieldset className={s["roles"]}>
        <legend className={s["legend"]}>
          <Trans>Rollen</Trans>
        </legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={i18n._(roleTexts[role].name)}
            hint={i18n._(roleTexts[role].may)}
            checked={ticked.includes(role)}
            aria-disabled={isReadOnly || undefined}
            onChange={({ target }) => {
              if (isReadOnly) return
              const others = ticked.filter((each) => each !== role)
              wishes.onChange("roles", target.checked ? [...others, role] : others)
            }}
          />
        ))}
      </fieldset>
      {needsDealer(ticked) && (
        <Field
          id="dealer-id"
          label={<Trans>Händlernummer</Trans>}
          hint={
            <Trans>Ein Werbepartner sieht Bestellungen und Zahlen dieses Händlers, und keine anderen.</Trans>
          }
          error={refusal && <RefusalText code={refusal} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="dealerId"
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              aria-required="true"
              readOnly={isReadOnly}
              value={textField(fields, "dealerId")}
              onChange={({ target }) => wishes?.onChange("dealerId", target.value)}
            />
          )}
        </Field>
      )}
      <p className={s["note"]}>
        <Trans>Wer das Konto benutzt, wird beim Speichern überall abgemeldet.</Trans>
      </p>
      <SaveBar view={view} wishes={wishes} leaveGuard={leaveGuard} />
    </form>
  )
}
