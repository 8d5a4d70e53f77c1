import { type ComponentProps, useCallback, useDeferredValue, useEffect, useRef } from "react"
import { keepEarlyChanges } from "../kit/form/early-changes.ts"
import { wakeParts } from "../kit/live/first-touch.ts"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"
import type { Filters as FiltersType } from "./Filters.tsx"

type FiltersProps = ComponentProps<typeof FiltersType>

const Part = sleepingPart(
  async () => withPartTexts((await import("./Filters.tsx")).Filters),
  import.meta.env.SSR ? (await import("./Filters.tsx")).Filters : undefined
)

/**
 * The settings as sent by the server; their script is loaded on the visitor's first interaction, and changes made
 * before that are replayed. Updates of the calculation are deferred until the script is loaded, so that the settings
 * never disappear: React would show a gap if a part that is not hydrated yet had to change immediately.
 */
export function FiltersPart({
  data,
  calculation,
  differences,
  givenWay,
  hints,
  wishes
}: Omit<FiltersProps, "onAwake">) {
  const part = useRef<HTMLDivElement>(null)
  const early = useRef<ReturnType<typeof keepEarlyChanges>>(undefined)
  useEffect(() => {
    early.current = keepEarlyChanges(() => part.current)
    if (early.current.areThere) wakeParts()
    return () => early.current?.forget()
  }, [])
  const sent = useRef(calculation)
  useEffect(() => {
    // an update that waits for a part that is not hydrated would block the rest of the page, so the waiting parts are
    // hydrated
    if (calculation !== sent.current) wakeParts()
  }, [calculation])
  const onAwake = useCallback(() => {
    part.current?.setAttribute("data-live", "")
    early.current?.replay()
  }, [])
  return (
    <div ref={part}>
      <Part
        data={data}
        calculation={useDeferredValue(calculation)}
        differences={useDeferredValue(differences)}
        givenWay={useDeferredValue(givenWay)}
        hints={useDeferredValue(hints)}
        wishes={wishes}
        onAwake={onAwake}
      />
    </div>
  )
}
