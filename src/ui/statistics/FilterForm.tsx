import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { useAskByAddress } from "../kit/desk/use-ask-by-address.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import s from "./Filter.module.css"

interface FilterFormProps {
  /** URL of the page on this host. */
  readonly action: string
  readonly submit: ReactNode
  /** Other parameters of the URL that the form has no fields for. */
  readonly kept?: Readonly<Record<string, string>>
  readonly fields: ReactNode
  /** Rarely used fields below the main fields. */
  readonly more?: ReactNode
  /**
   * Summary line behind which the form is collapsed on phones, so that the chart comes first (rule
   * statistics.picture-first).
   */
  readonly folded?: ReactNode
  /** Whether the form is open because a field has to be corrected. */
  readonly isOpen?: boolean
}

/**
 * Collapses the form after submitting and moves the focus to its summary line; does nothing if the form is not
 * collapsible.
 */
const foldAgain = (form: HTMLFormElement) => {
  const fold = form.closest("details")
  const line = fold?.querySelector("summary")
  if (!fold || !line?.checkVisibility()) return
  line.focus()
  fold.open = false
}

/** Filters the statistics through the URL; works without JavaScript. */
export function FilterForm({
  action,
  submit,
  kept = {},
  fields,
  more,
  folded,
  isOpen = false
}: FilterFormProps) {
  const ask = useAskByAddress(action)
  const form = (
    <form
      method="get"
      action={action}
      className={s["form"]}
      onSubmit={(event) => {
        ask(event)
        // a form with errors stays open until the errors are corrected; then the page collapses it
        if (!isOpen) foldAgain(event.currentTarget)
      }}
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={s["fields"]}>
        {fields}
        <Button type="submit" look="secondary">
          {submit}
        </Button>
      </div>
      {more}
    </form>
  )
  return (
    <search>
      {folded === undefined ? (
        form
      ) : (
        <Disclosure
          className={s["fold"]}
          more={folded}
          open={isOpen || undefined}
          // an invalid field stays visible even if the window becomes narrow
          onInvalidCapture={({ currentTarget }) => {
            currentTarget.open = true
          }}
        >
          {form}
        </Disclosure>
      )}
    </search>
  )
}
