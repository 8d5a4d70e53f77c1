import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../kit/Button.tsx"
import { CountryHint } from "../kit/notice/CountryHint.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { bulkOrderPath } from "./bulk-order-path.ts"
import type { OfferListView, ResultView } from "./offer-list.view.ts"
import type { OfferListLinks } from "./offer-list.wishes.ts"

interface BlockedResultProps {
  readonly problem: Extract<ResultView, { state: "blocked" }>["problem"]
  readonly view: OfferListView
  readonly links: OfferListLinks
}

/** Nothing can be calculated yet: says what is missing; what is too much for one household may go to several. */
export function BlockedResult({ problem, view, links }: BlockedResultProps) {
  const href = useHref()
  return (
    <>
      <Notice
        title={<Trans>So können wir noch nicht rechnen</Trans>}
        actions={
          problem === "amountMax" ? (
            <ButtonLink look="secondary" href={href(bulkOrderPath(view.calculation))}>
              <Trans>Als Sammelbestellung mit Nachbarn rechnen</Trans>
            </ButtonLink>
          ) : undefined
        }
      >
        <p>
          <Blocked problem={problem} />
        </p>
      </Notice>
      <CountryHint countries={view.hintedCountries} homes={links.homes} />
    </>
  )
}

function Blocked({ problem }: Pick<BlockedResultProps, "problem">) {
  switch (problem) {
    case "zipRequired":
    case "zipInvalid":
    case "zipNotServed":
      return (
        <Trans>Bitte geben Sie oben eine gültige Postleitzahl ein, dann erscheinen hier die Angebote.</Trans>
      )
    case "zipUncheckable":
      return (
        <Trans>Die Postleitzahl kann gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.</Trans>
      )
    case "amountRequired":
    case "amountMin":
    case "amountMax":
      return <Trans>Bitte ändern Sie oben die Menge, dann erscheinen hier die Angebote.</Trans>
    case "refused":
      return (
        <Trans>
          Für diese Angaben gibt es kein Angebot. Bitte prüfen Sie Postleitzahl, Menge und Auswahl.
        </Trans>
      )
  }
}
