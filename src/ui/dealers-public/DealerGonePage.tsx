import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import p from "../kit/documents/DocumentPage.module.css"
import type { GoneDealerFacts } from "./dealer-facts.ts"
import { DealerCards } from "./DealerCards.tsx"

/** A dealer who has ended, with the way to those who deliver there. */
export function DealerGonePage({ gone: { name, place, others } }: { readonly gone: GoneDealerFacts }) {
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
        <PageSection id="andere" title={<Trans>Andere Händler in der Nähe</Trans>}>
          <DealerCards dealers={others} zipCode={undefined} />
        </PageSection>
      )}
    </div>
  )
}
