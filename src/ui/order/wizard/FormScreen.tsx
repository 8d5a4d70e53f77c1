import type { ReactNode } from "react"
import type { FormStep } from "../../../domain/order/steps.ts"
import { ErrorSummary, type SummaryEntry } from "../../kit/form/ErrorSummary.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import s from "../Form.module.css"
import { FormActions } from "../FormActions.tsx"
import { SaveNotice } from "./SaveNotice.tsx"
import type { ScreenProps } from "./screen-props.ts"

interface FormScreenProps extends Pick<ScreenProps<FormStep>, "view" | "wishes" | "way"> {
  readonly heading: ReactNode
  /** What is to be known before anything is filled in. */
  readonly notices?: ReactNode
  readonly errors: ReadonlyArray<SummaryEntry>
  /** What the visitor typed and what another window saved, where the two differ. */
  readonly mine: ReactNode
  readonly theirs: ReactNode
  /** In place of what the step after is called. */
  readonly onward?: ReactNode
  readonly children: ReactNode
}

/** A step with a form: its question, what is wrong, its fields, how saving went, on and back. */
export function FormScreen(props: FormScreenProps) {
  const { view, wishes, way, heading, notices, errors, mine, theirs, onward, children } = props
  const { form, save } = view
  const attempt = useAttempt(view.answer)
  return (
    <form
      className={s["form"]}
      noValidate
      data-state={save}
      onSubmit={(event) => {
        event.preventDefault()
        wishes.onSave(form)
      }}
    >
      {heading}
      {notices}
      <ErrorSummary attempt={attempt} entries={errors} />
      <fieldset className={s["fields"]} disabled={save === "conflict"}>
        {children}
      </fieldset>
      <SaveNotice save={save} wishes={wishes} mine={mine} theirs={theirs} />
      {save !== "conflict" && (
        <FormActions save={save} back={way.back}>
          {onward ?? way.onward}
        </FormActions>
      )}
    </form>
  )
}
