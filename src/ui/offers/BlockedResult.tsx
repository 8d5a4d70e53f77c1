import { Trans } from "@lingui/react/macro"
import { formatAmount } from "../../domain/product/amount.ts"
import { meantKilograms } from "../../domain/product/offered-amounts.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { CountryHint } from "../kit/notice/CountryHint.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { bulkOrderPath } from "./bulk-order-path.ts"
import { listPath } from "./list-path.ts"
import type { OfferListView, ResultView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"

interface BlockedResultProps {
  readonly problem: Extract<ResultView, { state: "blocked" }>["problem"]
  readonly view: OfferListView
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** Returns the URL of this page for another amount. */
const withAmount = (address: string, amount: number): string => {
  const [path = "", query] = address.split("?")
  const wished = new URLSearchParams(query)
  wished.set("amount", String(amount))
  return `${path}?${wished.toString()}`
}

/**
 * Message if nothing can be calculated yet: explains what is missing. If the amount is too large for one household, it
 * suggests splitting the amount among several.
 */
export function BlockedResult({ problem, view, links, wishes }: BlockedResultProps) {
  const href = useHref()
  const { locale } = useSite()
  const { unit } = productGroup(view.calculation.productGroupId)
  const limits = view.amountProblem?.limits
  const kilograms = limits && meantKilograms(view.amount, unit, limits)
  const tonnes = kilograms === undefined ? "" : formatAmount(kilograms / 1000, locale.countryId)
  const meant = kilograms === undefined ? "" : formatAmount(kilograms, locale.countryId)
  return (
    <>
      <Notice
        title={<Trans>So können wir noch nicht rechnen</Trans>}
        actions={
          problem === "amountMax" ? (
            <ButtonLink look="secondary" href={href(bulkOrderPath(view.calculation))}>
              <Trans>Als Sammelbestellung mit Nachbarn rechnen</Trans>
            </ButtonLink>
          ) : kilograms === undefined ? undefined : (
            // a small number may be meant in tonnes, so a link offers the amount in kilograms (rule amount.tonnes)
            <ButtonLink
              href={withAmount(links.retry, kilograms)}
              rel="nofollow"
              onClick={(event) => {
                if (wishes === undefined || !isPlainClick(event)) return
                event.preventDefault()
                wishes.onAmount(String(kilograms))
                wishes.onStart()
              }}
            >
              <Trans>
                {tonnes} t = {meant} kg übernehmen?
              </Trans>
            </ButtonLink>
          )
        }
      >
        <p>
          <Blocked problem={problem} />
        </p>
      </Notice>
      <CountryHint countries={view.hintedCountries} homes={links.homes} path={listPath(view.calculation)} />
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
