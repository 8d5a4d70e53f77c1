import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { useAskByAddress } from "../kit/desk/use-ask-by-address.ts"
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
}

/** Asks for other figures by the address, also without a script. */
export function FilterForm({ action, submit, kept = {}, fields, more }: FilterFormProps) {
  const ask = useAskByAddress(action)
  return (
    <search>
      <form method="get" action={action} className={s["form"]} onSubmit={ask}>
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
    </search>
  )
}
