import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { type Report, type ReportProblem, readReport } from "../../domain/review/report-form.ts"
import { longestReport, type ReportReason, reportReasons } from "../../domain/review/review.ts"
import { Button } from "../kit/Button.tsx"
import { RadioCards } from "../kit/form/Choice.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { TextArea } from "../kit/form/TextArea.tsx"
import { TooLongText } from "../kit/form/TooLongText.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import s from "./Rating.module.css"

interface ReportFormProps {
  readonly isActing: boolean
  readonly onReport: ((report: Report) => void) | undefined
}

const nothing: ReadonlyArray<ReportProblem> = []

/** Form with the reason for reporting a review, and the e-mail address to which the decision is sent. */
export function ReportForm({ isActing, onReport }: ReportFormProps) {
  const [wrong, setWrong] = useState(nothing)
  const attempt = useAttempt(wrong)
  const labels: Readonly<Record<ReportReason, ReactNode>> = {
    untrue: <Trans>Stimmt nicht</Trans>,
    insult: <Trans>Beleidigt jemanden</Trans>,
    personalData: <Trans>Verrät Angaben über jemanden</Trans>,
    advertising: <Trans>Wirbt für etwas</Trans>,
    other: <Trans>Etwas anderes</Trans>
  }
  const errors = {
    reason: <Trans>Bitte wählen Sie einen Grund.</Trans>,
    text: <Trans>Bitte schreiben Sie, was nicht in Ordnung ist.</Trans>,
    tooLong: <TooLongText most={longestReport} />,
    email: <Trans>Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.</Trans>
  }
  const of = (problem: ReportProblem) => (wrong.includes(problem) ? errors[problem] : undefined)
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const read = readReport({
          reason: data.get("reason"),
          text: data.get("text"),
          email: data.get("email")
        })
        setWrong("wrong" in read ? read.wrong : nothing)
        if ("report" in read) onReport?.(read.report)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={wrong.map((problem) => ({
          fieldId: `report-${problem === "tooLong" ? "text" : problem}`,
          text: errors[problem]
        }))}
      />
      <RadioCards
        id="report-reason"
        legend={<Trans>Was ist nicht in Ordnung?</Trans>}
        name="reason"
        cards={reportReasons.map((value) => ({ value, label: labels[value] }))}
        chosen=""
        error={of("reason")}
      />
      <Field
        id="report-text"
        label={<Trans>Was sollten wir wissen?</Trans>}
        optional
        hint={<Trans>Höchstens {longestReport} Zeichen. Lesen werden das nur unsere Mitarbeiter.</Trans>}
        error={of("text") ?? of("tooLong")}
      >
        {(control) => <TextArea {...control} name="text" rows={4} />}
      </Field>
      <Field
        id="report-email"
        label={<Trans>Ihre E-Mail-Adresse</Trans>}
        optional
        hint={
          <Trans>
            Dorthin schreiben wir, was wir entschieden haben. Danach löschen wir sie bei der Meldung.
          </Trans>
        }
        error={of("email")}
      >
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <div className={s["actions"]}>
        <Button type="submit" disabled={onReport === undefined} busy={isActing}>
          <Trans>Bewertung melden</Trans>
        </Button>
      </div>
    </form>
  )
}
