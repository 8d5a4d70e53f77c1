import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import {
  type DeskTask,
  longestTaskNote,
  type TaskAct,
  type TaskPerson
} from "../../../domain/desk-task/desk-task.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { emptyTaskForm, missingIn, type TaskForm } from "../../../domain/desk-task/task-list.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { BoundedField } from "../../kit/form/BoundedField.tsx"
import { DateField } from "../../kit/form/DateField.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { actDescriptions, actNames, actProblems, actTitles, kindTexts } from "./task-texts.ts"

/** The action to confirm, with its task. */
export interface AskedAct {
  readonly act: TaskAct
  readonly task: DeskTask
}

interface ActOnTaskProps {
  /** `undefined` closes the dialog. */
  readonly asked: AskedAct | undefined
  /** Users who can take over the task; `coming` until a response arrives, `missing` if there was none. */
  readonly colleagues: ReadonlyArray<TaskPerson> | "coming" | "missing"
  readonly onClose: () => void
  readonly onAct: (asked: AskedAct, form: TaskForm) => Promise<ActOutcome>
}

/** Dialog for the input that an action needs: user, due time, and reason. */
export function ActOnTask({ asked, colleagues, onClose, onAct }: ActOnTaskProps) {
  const { i18n, t } = useLingui()
  const [form, setForm] = useState(emptyTaskForm)
  const [missing, setMissing] = useState<ReadonlyArray<keyof TaskForm>>([])
  // keeps the text while the dialog closes
  const [last, setLast] = useState<AskedAct>()
  if (asked !== undefined && asked !== last) setLast(asked)
  const act = last?.act ?? "postpone"
  const people = typeof colleagues === "string" ? [] : colleagues
  const put = (change: Partial<TaskForm>) => {
    setForm({ ...form, ...change })
    setMissing([])
  }
  const close = () => {
    setForm(emptyTaskForm)
    setMissing([])
    onClose()
  }
  return (
    <ActDialog
      isOpen={asked !== undefined}
      onClose={close}
      title={i18n._(actTitles[act])}
      description={
        <>
          {last !== undefined && (
            <>
              {i18n._(kindTexts[last.task.kind])}: <bdi>{last.task.title}</bdi>.{" "}
            </>
          )}
          {i18n._(actDescriptions[act])}
        </>
      }
      confirm={i18n._(actNames[act])}
      problems={actProblems}
      act={() => {
        if (asked === undefined) return undefined
        const lacking = missingIn(act, form)
        setMissing(lacking)
        return lacking.length > 0 ? undefined : onAct(asked, form)
      }}
    >
      {act === "handOver" && (
        <Field
          id="task-owner"
          label={<Trans>Zuständig</Trans>}
          hint={colleaguesSaid(colleagues)}
          error={
            missing.includes("ownerId") ? <Trans>Bitte wählen Sie, wer zuständig ist.</Trans> : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              value={String(form.ownerId)}
              onChange={(event) => put({ ownerId: Number(event.currentTarget.value) })}
            >
              <option value="0">{t`Bitte wählen`}</option>
              {people.map(({ accountId, name }) => (
                <option key={accountId} value={accountId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {act === "postpone" && (
        <DateField
          id="task-until"
          label={<Trans>Wieder vorlegen am</Trans>}
          error={missing.includes("until") ? <Trans>Bitte nennen Sie einen Tag.</Trans> : undefined}
          day={form.until}
          onDay={(until) => put({ until })}
        />
      )}
      <BoundedField
        id="task-note"
        label={<Trans>Notiz</Trans>}
        optional={act === "handOver"}
        error={missing.includes("note") ? <Trans>Bitte schreiben Sie eine Notiz.</Trans> : undefined}
        most={longestTaskNote}
        rows={3}
        value={form.note}
        onText={(note) => put({ note })}
      />
    </ActDialog>
  )
}

/** Explains why no colleague can be chosen; `undefined` if one can be. */
const colleaguesSaid = (colleagues: ActOnTaskProps["colleagues"]) => {
  if (colleagues === "coming") return <Trans>Die Namen werden geladen …</Trans>
  if (colleagues === "missing")
    return (
      <Trans>Die Namen ließen sich nicht laden. Bitte schließen Sie das Fenster und öffnen Sie es neu.</Trans>
    )
  return colleagues.length === 0 ? <Trans>Sonst darf niemand diese Aufgabe erledigen.</Trans> : undefined
}
