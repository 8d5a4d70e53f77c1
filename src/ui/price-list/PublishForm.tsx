import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { PublishWish } from "../../machines/price-list.machine.ts"
import { instantOfLocal } from "../../domain/place/local-moment.ts"
import { longestReason } from "../../domain/price-list/price-list.ts"
import { Button } from "../kit/Button.tsx"
import { BoundedField } from "../kit/form/BoundedField.tsx"
import { RadioCards } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { MomentInput } from "../kit/form/MomentInput.tsx"
import { tooLongIn } from "../kit/form/too-long.ts"
import s from "./PriceList.module.css"

interface PublishFormProps {
  readonly timeZone: string
  /** Whether a reason is required, as for staff. */
  readonly isReasonNeeded: boolean
  readonly isBusy: boolean
  /** Number of warnings that are not acknowledged yet. */
  readonly left: number
  readonly hasChanges: boolean
  readonly onPublish: (wish: PublishWish) => void
}

/** Form for the date from which a checked list is valid; missing input is reported after the first attempt. */
export function PublishForm(props: PublishFormProps) {
  const { timeZone, isReasonNeeded, isBusy, left, hasChanges, onPublish } = props
  const [when, setWhen] = useState("now")
  const [moment, setMoment] = useState("")
  const [reason, setReason] = useState("")
  const [isAsked, setAsked] = useState(false)
  const publishAt = when === "now" ? null : instantOfLocal(timeZone, moment)
  const isReasonMissing = isReasonNeeded && reason.trim() === ""
  return (
    <form
      noValidate
      className={s["publish"]}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        const long = tooLongIn(event.currentTarget)
        long?.focus()
        if (long !== undefined) return
        if (publishAt === undefined || isReasonMissing || left > 0 || !hasChanges || isBusy) return
        onPublish({ publishAt, reason })
      }}
    >
      <RadioCards
        legend={<Trans>Wann sollen die Preise gelten?</Trans>}
        name="price-list-when"
        chosen={when}
        onChoose={setWhen}
        disabled={isBusy}
        cards={[
          { value: "now", label: <Trans>Sofort</Trans> },
          { value: "at", label: <Trans>Ab einem Zeitpunkt</Trans> }
        ]}
      />
      {when === "at" && (
        <Field
          id="price-list-at"
          label={<Trans>Gilt ab</Trans>}
          hint={<Trans>Nach der Uhr Ihres Landes. Bis dahin gelten die bisherigen Preise.</Trans>}
          error={isAsked && publishAt === undefined && <Trans>Bitte geben Sie Tag und Uhrzeit an.</Trans>}
        >
          {(control) => <MomentInput {...control} moment={moment} onMoment={setMoment} />}
        </Field>
      )}
      <BoundedField
        id="price-list-reason"
        label={isReasonNeeded ? <Trans>Grund</Trans> : <Trans>Notiz für den Verlauf</Trans>}
        optional={!isReasonNeeded}
        error={isAsked && isReasonMissing && <Trans>Bitte geben Sie einen Grund an.</Trans>}
        most={longestReason}
        value={reason}
        onText={setReason}
      />
      <p role="alert" className={s["error"]}>
        {isAsked && left > 0 && <Trans>Bestätigen Sie zuerst jeden Hinweis.</Trans>}
        {isAsked && !hasChanges && <Trans>Die Liste sagt, was schon gilt.</Trans>}
      </p>
      <div className={s["acts"]}>
        <Button type="submit" busy={isBusy}>
          {when === "now" ? <Trans>Preise veröffentlichen</Trans> : <Trans>Preise einplanen</Trans>}
        </Button>
      </div>
    </form>
  )
}
