import { type ComponentProps, lazy, memo, Suspense, useDeferredValue } from "react"
import type { NoResult as NoResultType } from "./NoResult.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"

type NoResultProps = ComponentProps<typeof NoResultType>

// most lists have offers: whoever needs these words fetches them
const NoResult = import.meta.env.SSR
  ? (await import("./NoResult.tsx")).NoResult
  : lazy(async () => ({ default: (await import("./NoResult.tsx")).NoResult }))

const Part = memo((props: NoResultProps) => (
  <Suspense fallback={<OfferSkeletons />}>
    <NoResult {...props} />
  </Suspense>
))

/** Why there are no offers; what changes while its words are on the way waits, so that they never vanish. */
export function NoResultPart({ group, view, links, wishes }: NoResultProps) {
  return (
    <Part
      group={group}
      view={useDeferredValue(view)}
      links={useDeferredValue(links)}
      wishes={useDeferredValue(wishes)}
    />
  )
}
