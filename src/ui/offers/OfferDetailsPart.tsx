import { type ComponentProps, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import type { OfferDetails as OfferDetailsType } from "./OfferDetails.tsx"

type OfferDetailsProps = ComponentProps<typeof OfferDetailsType>

const Part = sleepingPart(
  async () => (await import("./OfferDetails.tsx")).OfferDetails,
  import.meta.env.SSR ? (await import("./OfferDetails.tsx")).OfferDetails : undefined
)

/** What is in an offer, as it was sent; its script comes when somebody turns to the page (see FiltersPart). */
export function OfferDetailsPart({ group, offer, shown, orderHref, onSelect }: OfferDetailsProps) {
  return (
    <Part
      group={group}
      offer={useDeferredValue(offer)}
      shown={useDeferredValue(shown)}
      orderHref={orderHref}
      onSelect={onSelect}
    />
  )
}
