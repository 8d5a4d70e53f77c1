import { Trans, useLingui } from "@lingui/react/macro"
import { namesField } from "../../domain/record/record-edit.ts"
import { isRole, roles } from "../../domain/rights/roles.ts"
import { Checkbox } from "../kit/Choice.tsx"
import type { LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { ConflictNotice } from "./ConflictNotice.tsx"
import s from "./People.module.css"
import type { RecordEditView, RecordEditWishes } from "./record-edit.view.ts"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import { SaveBar } from "./SaveBar.tsx"

interface RolesFormProps {
  readonly view: RecordEditView
  readonly wishes: RecordEditWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** What an account may do, by roles; whoever holds it is signed out by a change (reliability.md T22). */
export function RolesForm({ view, wishes, leaveGuard }: RolesFormProps) {
  const { i18n } = useLingui()
  const { fields, base, state, clashes } = view
  const ticked = namesField(fields, "roles")
  const isReadOnly = wishes === undefined || state === "saving"
  const said = (names: ReadonlyArray<string>) =>
    names
      .filter(isRole)
      .map((role) => i18n._(roleTexts[role].name))
      .join(", ") || "–"
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
            label: <Trans>Rollen</Trans>,
            mine: said(ticked),
            theirs: said(namesField(base, name))
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
      <p className={s["note"]}>
        <Trans>Wer das Konto benutzt, wird beim Speichern überall abgemeldet.</Trans>
      </p>
      <SaveBar view={view} wishes={wishes} leaveGuard={leaveGuard} />
    </form>
  )
}
