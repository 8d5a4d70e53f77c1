import type { ReactNode } from "react"
import type { FormStep } from "../../../domain/order/steps.ts"
import { ErrorSummary, type SummaryEntry } from "../../kit/form/ErrorSummary.tsx"
import { wrongDayIn } from "../../kit/form/wrong-day.ts"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import s from "../Form.module.css"
import { FormActions } from "../FormActions.tsx"
import { SaveNotice } from "./SaveNotice.tsx"
import type { ScreenProps } from "./screen-props.ts"

interface FormScreenProps extends Pick<ScreenProps<FormStep>, "wishes" | "way"> {
  readonly view: Pick<ScreenProps<FormStep>["view"], "form" | "answer" | "save">
  readonly heading: ReactNode
  /** Information that the user needs before filling in the form. */
  readonly notices?: ReactNode
  readonly errors: ReadonlyArray<SummaryEntry>
  /** The visitor's input, shown if it differs from the values saved in another window (`theirs`). */
  readonly mine: ReactNode
  readonly theirs: ReactNode
  /** Button label; the name of the next step if omitted. */
  readonly onward?: ReactNode
  readonly children: ReactNode
}

/**
 * A step with a form: its question, errors, fields, the result of saving, and buttons for continuing and going back.
 */
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
        const wrong = wrongDayIn(event.currentTarget)
        if (wrong === undefined) wishes.onSave(form)
        else wrong.focus()
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
