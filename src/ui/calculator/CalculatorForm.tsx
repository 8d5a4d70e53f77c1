import type { ReactNode, SubmitEvent } from "react"
import { wishOfTarget, type CalculatorTarget } from "../../domain/calculator/simple-form.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { SimpleCalculatorWishes } from "./calculator.wishes.ts"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

interface CalculatorFormProps {
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  readonly target: CalculatorTarget
  /** Groups that may be restored for a returning visitor; empty if the page is for a single group. */
  readonly groups: ReadonlyArray<ProductGroupId>
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Turns off the browser's own validation, because with JavaScript the page itself shows the validation errors. */
const sayProblemsOurselves = (form: HTMLFormElement | null) => {
  if (form !== null) form.noValidate = true
}

/** The form of every simple calculator: without JavaScript it sends a plain GET request for the offers of its group. */
export function CalculatorForm({ view, wishes, target, groups, className, children }: CalculatorFormProps) {
  const { locale } = useSite()
  const href = useHref()
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.nativeEvent.submitter?.getAttribute("name") === "openSettings") wishes.onSettings()
    else wishes.onStart()
  }
  const { options, stations } = wishOfTarget(target, locale.countryId)
  return (
    <form
      method="get"
      action={href(`/${productGroup(view.groupId).slug}/angebotsliste`)}
      className={className}
      data-state={view.state}
      data-group={view.groupId}
      data-groups={groups.join(" ")}
      ref={sayProblemsOurselves}
      onSubmit={start}
    >
      {children}
      {options !== undefined && <input type="hidden" name="options" value={options} />}
      {stations !== undefined && <input type="hidden" name="stations" value={stations} />}
    </form>
  )
}
