import { type ComponentProps, lazy, memo, Suspense, useDeferredValue } from "react"
import { firstTouch } from "../kit/first-touch.ts"
import type { OfferDetails as OfferDetailsType } from "./OfferDetails.tsx"

type OfferDetailsProps = ComponentProps<typeof OfferDetailsType>

const OfferDetails = import.meta.env.SSR
  ? (await import("./OfferDetails.tsx")).OfferDetails
  : lazy(async () => {
      await firstTouch()
      return { default: (await import("./OfferDetails.tsx")).OfferDetails }
    })

const Part = memo((props: OfferDetailsProps) => (
  <Suspense>
    <OfferDetails {...props} />
  </Suspense>
))

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
