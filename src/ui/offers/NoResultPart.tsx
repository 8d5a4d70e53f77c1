import { type ComponentProps, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"
import type { NoResult as NoResultType } from "./NoResult.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"

type NoResultProps = ComponentProps<typeof NoResultType>

// most lists have offers: these texts are loaded only when they are needed
const Part = sleepingPart(
  async () => withPartTexts((await import("./NoResult.tsx")).NoResult),
  import.meta.env.SSR ? (await import("./NoResult.tsx")).NoResult : undefined,
  { wakes: () => Promise.resolve(), meanwhile: <OfferSkeletons /> }
)

/** Explains why there are no offers; changes wait while its texts are loading, so that the message never disappears. */
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
