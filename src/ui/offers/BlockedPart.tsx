import { type ComponentProps, lazy, memo, Suspense, useDeferredValue } from "react"
import type { BlockedResult as BlockedResultType } from "./BlockedResult.tsx"

type BlockedResultProps = ComponentProps<typeof BlockedResultType>

// most lists are not blocked: whoever needs these words fetches them
const BlockedResult = import.meta.env.SSR
  ? (await import("./BlockedResult.tsx")).BlockedResult
  : lazy(async () => ({ default: (await import("./BlockedResult.tsx")).BlockedResult }))

const Part = memo((props: BlockedResultProps) => (
  <Suspense>
    <BlockedResult {...props} />
  </Suspense>
))

/** Why nothing is calculated; what changes while its words are on the way waits, so that they never vanish. */
export function BlockedPart({ problem, calculation, hinted, homes }: BlockedResultProps) {
  return (
    <Part
      problem={useDeferredValue(problem)}
      calculation={useDeferredValue(calculation)}
      hinted={useDeferredValue(hinted)}
      homes={useDeferredValue(homes)}
    />
  )
}
