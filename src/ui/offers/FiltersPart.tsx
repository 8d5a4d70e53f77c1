import { type ComponentProps, lazy, memo, Suspense, useDeferredValue } from "react"
import { firstTouch } from "../kit/first-touch.ts"
import type { Filters as FiltersType } from "./Filters.tsx"
// its rules belong to the page that was sent, though the script comes later
import "./Filters.module.css"

type FiltersProps = ComponentProps<typeof FiltersType>

const Filters = import.meta.env.SSR
  ? (await import("./Filters.tsx")).Filters
  : lazy(async () => {
      await firstTouch()
      return { default: (await import("./Filters.tsx")).Filters }
    })

const Part = memo((props: FiltersProps) => (
  <Suspense>
    <Filters {...props} />
  </Suspense>
))

/**
 * The settings as they were sent; their script comes when somebody turns to the page. Changes until then wait, so that
 * the settings never vanish: React would show a gap where a part that still sleeps must change at once.
 */
export function FiltersPart({ data, calculation, differences, givenWay, wishes }: FiltersProps) {
  return (
    <Part
      data={data}
      calculation={useDeferredValue(calculation)}
      differences={useDeferredValue(differences)}
      givenWay={useDeferredValue(givenWay)}
      wishes={wishes}
    />
  )
}
