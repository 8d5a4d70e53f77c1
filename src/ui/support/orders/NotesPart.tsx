import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import { longestNote, type OrderNote } from "../../../domain/order/life/staff-order.ts"
import { textField } from "../../../domain/record/record-edit.ts"
import { Button } from "../../kit/Button.tsx"
import { LeaveDialog, type LeaveGuard } from "../../kit/desk/LeaveDialog.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useToast } from "../../kit/desk/use-toast.ts"
import { Field } from "../../kit/form/Field.tsx"
import { useSite } from "../../kit/site.tsx"
import { TextArea } from "../../kit/form/TextArea.tsx"
import type { RecordEditView, RecordEditWishes } from "../record-edit.view.ts"
import { RefusalText } from "../RefusalText.tsx"
import { entryStyles as s, Part } from "../../kit/desk/Part.tsx"

interface NotesPartProps {
  readonly notes: ReadonlyArray<OrderNote>
  readonly view: RecordEditView
  readonly wishes: RecordEditWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** What the house has noted of an order; dealers never read it, its buyer in the extract of his data, and nothing of it is changed. */
export function NotesPart({ notes, view, wishes, leaveGuard }: NotesPartProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const toast = useToast()
  const { state, fields, problems } = view
  const saved = t`Notiz gespeichert`
  useEffect(() => {
    if (state === "saved") toast(saved)
  }, [state, toast, saved])
  return (
    <Part id="order-notes" title={<Trans>Interne Notizen</Trans>}>
      <form
        method="post"
        noValidate
        className={s.form}
        data-state={state}
        onSubmit={(event) => {
          event.preventDefault()
          wishes?.onSave()
        }}
      >
        <Field
          id="order-note"
          label={<Trans>Neue Notiz</Trans>}
          hint={
            <Trans>
              Lesen nur Mitarbeiter; in einem Datenauszug bekommt sie auch der Kunde. Sie bleibt stehen, wie
              sie geschrieben wurde.
            </Trans>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={longestNote}
              readOnly={wishes === undefined || state === "saving"}
              value={textField(fields, "note")}
              onChange={({ target }) => wishes?.onChange("note", target.value)}
            />
          )}
        </Field>
        <p role="alert" className={s.error}>
          {(state === "refused" || state === "unreachable") && (
            <RefusalText code={state === "unreachable" ? "unreachable" : (problems[0] ?? "")} />
          )}
        </p>
        <div className={s.actions}>
          <Button
            type="submit"
            look="secondary"
            busy={state === "saving"}
            disabled={wishes === undefined || !view.isUnsaved}
          >
            <Trans>Notiz speichern</Trans>
          </Button>
        </div>
      </form>
      {notes.length > 0 && (
        <ol className={s.list} reversed>
          {notes.map(({ number, at, author, text }) => (
            <li key={number} className={s.entry}>
              <p className={s.quiet}>
                {author === "" ? <Trans>Konto gelöscht</Trans> : author} ·{" "}
                <time dateTime={at}>{shortMoment(tag, at)}</time>
              </p>
              <p className={s.words}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={<Trans>Ihre Notiz ist noch nicht gespeichert und geht dann verloren.</Trans>}
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Ohne Speichern gehen</Trans>}
      />
    </Part>
  )
}
