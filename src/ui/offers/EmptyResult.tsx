import { Trans } from "@lingui/react/macro"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { CountryHint } from "../kit/notice/CountryHint.tsx"
import { focusHeadingOf } from "../kit/live/focus-heading.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import type { EmptyReason, OfferListView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { listPath } from "./list-path.ts"
import { useHref } from "../kit/site.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"

interface EmptyResultProps {
  readonly group: ProductGroup
  readonly reason: EmptyReason
  readonly view: OfferListView
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** Message if there are no offers: the reason, and possible next steps. */
export function EmptyResult({ group, reason, view, links, wishes }: EmptyResultProps) {
  const href = useHref()
  const zip = view.calculation.zipCode
  switch (reason) {
    case "explaining":
      return <OfferSkeletons />
    case "unserved":
      return (
        <>
          <Notice title={<Trans>Nach {zip} liefert zurzeit kein Händler</Trans>}>
            <p>
              <Trans>
                Diese Postleitzahl haben wir nicht gefunden, oder kein Händler hat sie in seinem Liefergebiet.
                Bitte prüfen Sie die Eingabe oder versuchen Sie eine Postleitzahl in der Nähe.
              </Trans>
            </p>
          </Notice>
          <CountryHint
            countries={view.hintedCountries}
            homes={links.homes}
            path={listPath(view.calculation)}
          />
        </>
      )
    case "unexplained":
      return (
        <Notice
          tone="bad"
          title={<Trans>Die Postleitzahl {zip} kann gerade nicht geprüft werden</Trans>}
          actions={
            <ButtonLink look="secondary" href={links.retry}>
              <Trans>Noch einmal versuchen</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>
              Bitte versuchen Sie es in einem Augenblick noch einmal. Ihre Angaben bleiben erhalten.
            </Trans>
          </p>
        </Notice>
      )
    case "noOffers":
      return (
        <Notice
          title={<Trans>Für diese Auswahl gibt es gerade kein Angebot</Trans>}
          actions={
            wishes ? (
              <Button
                look="secondary"
                onClick={({ currentTarget }) => {
                  focusHeadingOf(currentTarget)
                  wishes.onReset()
                }}
              >
                <Trans>Filter zurücksetzen</Trans>
              </Button>
            ) : (
              <ButtonLink look="secondary" href={href(listPath(view.calculation))}>
                <Trans>Filter zurücksetzen</Trans>
              </ButtonLink>
            )
          }
        >
          <p>
            <Trans>
              Nach {zip} wird geliefert, aber kein Händler bietet {group.name} in dieser Menge und unter
              diesen Bedingungen an. Meist hilft eine längere Lieferfrist, eine andere Menge oder weniger
              Filter.
            </Trans>
          </p>
        </Notice>
      )
  }
}
