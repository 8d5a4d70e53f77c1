import { Trans } from "@lingui/react/macro"
import { lazy, Suspense } from "react"
import type { ProductGroup } from "../../domain/product-group.ts"
import { BlockedPart } from "./BlockedPart.tsx"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { OfferSkeletons } from "./OfferSkeletons.tsx"
import { OfferTable } from "./OfferTable.tsx"

// most lists are not empty: whoever needs these words fetches them
const EmptyResult = import.meta.env.SSR
  ? (await import("./EmptyResult.tsx")).EmptyResult
  : lazy(async () => ({ default: (await import("./EmptyResult.tsx")).EmptyResult }))

interface ResultProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
  readonly actions: OfferListWishes
}

/** What came of the wishes: offers, their shadow while they are calculated, or the reason why there are none. */
export function Result({ group, view, links, wishes, actions }: ResultProps) {
  const { result } = view
  switch (result.state) {
    case "asking":
      return (
        <Notice title={<Trans>Wohin sollen wir liefern lassen?</Trans>}>
          <p>
            <Trans>Mit Postleitzahl und Menge sehen Sie sofort alle Händler, die zu Ihnen liefern.</Trans>
          </p>
        </Notice>
      )
    case "calculating":
      return <OfferSkeletons />
    case "blocked":
      return (
        <BlockedPart
          problem={result.problem}
          calculation={view.calculation}
          hinted={view.hintedCountries}
          homes={links.homes}
        />
      )
    case "failed":
      return (
        <Notice
          tone="bad"
          title={<Trans>Die Angebote konnten gerade nicht berechnet werden</Trans>}
          actions={
            wishes ? (
              <Button look="secondary" onClick={wishes.onRetry}>
                <Trans>Noch einmal versuchen</Trans>
              </Button>
            ) : (
              <ButtonLink look="secondary" href={links.retry}>
                <Trans>Noch einmal versuchen</Trans>
              </ButtonLink>
            )
          }
        >
          <p>
            <Trans>Das liegt an uns, nicht an Ihren Angaben. Sie bleiben erhalten.</Trans>
          </p>
        </Notice>
      )
    case "empty":
      return (
        <Suspense fallback={<OfferSkeletons />}>
          <EmptyResult group={group} reason={result.reason} view={view} links={links} wishes={wishes} />
        </Suspense>
      )
    case "offers":
      return <OfferTable group={group} result={result} links={links} wishes={wishes} actions={actions} />
  }
}
