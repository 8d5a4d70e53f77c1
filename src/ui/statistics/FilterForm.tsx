import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { useAskByAddress } from "../kit/desk/use-ask-by-address.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import s from "./Filter.module.css"

interface FilterFormProps {
  /** Where the page stands, as this host writes it. */
  readonly action: string
  readonly submit: ReactNode
  /** What the address says besides and the form does not ask for. */
  readonly kept?: Readonly<Record<string, string>>
  readonly fields: ReactNode
  /** Below them, what is rarely wanted. */
  readonly more?: ReactNode
  /** Folds the form behind this line on phones, where a picture is to come first (rule statistics.picture-first). */
  readonly folded?: ReactNode
  /** Set where something in it has to be put right. */
  readonly isOpen?: boolean
}

/** Folds the form again once it has asked, and leaves the focus on its line; where nothing is folded nothing moves. */
const foldAgain = (form: HTMLFormElement) => {
  const fold = form.closest("details")
  const line = fold?.querySelector("summary")
  if (!fold || !line?.checkVisibility()) return
  line.focus()
  fold.open = false
}

/** Asks for other figures by the address, also without a script. */
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
        // what has to be put right stays open until it is; then the page folds it
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
          // a field that has to be put right is in sight also when the window becomes narrow
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
