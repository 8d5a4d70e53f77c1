import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import p from "../kit/documents/DocumentPage.module.css"
import type { GoneDealerFacts } from "./dealer-facts.ts"
import { DealerCards } from "./DealerCards.tsx"

/** Page: a dealer who no longer sells here, with links to dealers who deliver to the same area. */
export function DealerGonePage({
  gone: { name, zipCode, place, others }
}: {
  readonly gone: GoneDealerFacts
}) {
  const href = useHref()
  return (
    <div className={p["page"]}>
      <header className={p["head"]}>
        <h1 className={p["title"]}>
          <Trans>{name} ist nicht mehr auf Heizmarkt</Trans>
        </h1>
        <p className={p["lead"]}>
          <Trans>
            Der Händler bietet hier nichts mehr an. Ihre Bestellungen bei ihm finden Sie weiter in Ihrem Konto
            und über die Links in unseren E-Mails.
          </Trans>
        </p>
        <p>
          <a href={href(place.path)}>
            <Trans>Alle Händler für {place.title}</Trans>
          </a>
        </p>
      </header>
      {others.length > 0 && (
        <PageSection
          id="andere"
          title={
            zipCode === undefined ? (
              <Trans>Andere Händler</Trans>
            ) : (
              <Trans>Andere Händler, die nach {zipCode} liefern</Trans>
            )
          }
        >
          <DealerCards dealers={others} zipCode={zipCode} />
        </PageSection>
      )}
    </div>
  )
}
