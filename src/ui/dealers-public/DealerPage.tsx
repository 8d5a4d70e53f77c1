import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { DealerLogo } from "../kit/DealerLogo.tsx"
import { classes } from "../kit/style/classes.ts"
import { DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { useHref } from "../kit/site.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import p from "../kit/documents/DocumentPage.module.css"
import { Trail } from "../kit/documents/Trail.tsx"
import type { DealerPageFacts } from "./dealer-facts.ts"
import { BranchDistance, DealerBranches, DealerDelivery } from "./DealerDelivery.tsx"
import { DealerCertificates, DealerFees, DealerProducts } from "./DealerGoods.tsx"
import { DealerImprint, OpeningHours } from "./DealerImprint.tsx"
import s from "./DealerPage.module.css"
import { DealerPromises } from "./DealerPromises.tsx"
import { OwnPrice } from "./OwnPrice.tsx"
import { PricedQuality } from "./PricedQuality.tsx"
import { pageHours } from "./page-hours.ts"

interface DealerPageProps {
  readonly dealer: DealerPageFacts
  /** Map of the dealer's delivery area. */
  readonly map: ReactNode
  /** Chart of the dealer's price compared with the market; null if there is too little data. */
  readonly chart: ReactNode
  /** Reviews, after the dealer's own texts; empty if they could not be loaded. */
  readonly reviews: ReactNode
}

/** Page about a dealer: fees, delivery promises and how well they are kept, and legal identity. */
export function DealerPage({ dealer, map, chart, reviews }: DealerPageProps) {
  const { branch, isPaused, branches, fees, products, payments } = dealer
  const hours = pageHours(dealer)
  return (
    <div className={p["page"]}>
      <Head dealer={dealer} />
      {!isPaused && (
        <PageSection id="preis" title={<Trans>Preis an Ihrem Ort</Trans>}>
          <OwnPrice dealer={dealer} />
        </PageSection>
      )}
      <div className={s["cols"]}>
        <PageSection id="zertifikate" title={<Trans>Zertifikate und Qualität</Trans>}>
          <DealerCertificates dealer={dealer} />
        </PageSection>
        <PageSection id="zusagen" title={<Trans>Zugesagt und gehalten</Trans>}>
          <DealerPromises promises={dealer.promises} />
        </PageSection>
      </div>
      {chart !== null && (
        <PageSection id="verlauf" title={<Trans>Sein Preis und der Markt</Trans>}>
          {chart}
          <p className={s["quiet"]}>
            <Trans>
              Beim Händler das Mittel seiner Liefergebiete, im Markt das Mittel der günstigsten Angebote aller
              Postleitzahlen: 6 Tonnen lose, mit Lieferung, Einblasen und Mehrwertsteuer. Der Markt liegt
              deshalb meist etwas tiefer.
            </Trans>
          </p>
        </PageSection>
      )}
      <PageSection id="liefergebiet" title={<Trans>Liefergebiet</Trans>}>
        <DealerDelivery dealer={dealer} map={map} />
      </PageSection>
      <div className={s["cols"]}>
        {fees.length > 0 && (
          <PageSection id="gebuehren" title={<Trans>Gebühren bei losen Holzpellets</Trans>}>
            <DealerFees dealer={dealer} />
          </PageSection>
        )}
        <PageSection id="sortiment" title={<Trans>Sortiment und Bezahlung</Trans>}>
          {products.length > 0 && <DealerProducts dealer={dealer} />}
          {payments.length > 0 && (
            <p>
              <Trans>Bezahlung: {payments.join(", ")}</Trans>
            </p>
          )}
        </PageSection>
        <PageSection id="impressum" title={<Trans>Impressum des Händlers</Trans>}>
          <DealerImprint dealer={dealer} />
        </PageSection>
        {hours.length > 0 && (
          <PageSection
            id="zeiten"
            title={
              branch === undefined || hours === dealer.openingHours ? (
                <Trans>Öffnungszeiten des Händlers</Trans>
              ) : (
                <Trans>Öffnungszeiten dieser Niederlassung</Trans>
              )
            }
          >
            <OpeningHours hours={hours} />
          </PageSection>
        )}
      </div>
      {(branches.length > 1 || branch !== undefined) && (
        <PageSection id="niederlassungen" title={<Trans>Niederlassungen</Trans>}>
          <DealerBranches dealer={dealer} />
        </PageSection>
      )}
      {reviews}
    </div>
  )
}

function Head({ dealer }: { readonly dealer: DealerPageFacts }) {
  const href = useHref()
  const { name, branch, trail, rating, ratingCount, isPaused, price, description } = dealer
  return (
    <header className={p["head"]}>
      <Trail links={trail} here={branch?.name ?? name} />
      <DealerLogo url={dealer.logoUrl} />
      <h1 className={p["title"]}>{branch === undefined ? name : `${name}, ${branch.name}`}</h1>
      <p className={s["meta"]}>
        <Rating rating={rating} count={ratingCount} />
        {branch === undefined && (
          <span>
            {dealer.zipCode} {dealer.city}
          </span>
        )}
      </p>
      {branch !== undefined && (
        <p>
          {branch.street}, {branch.zipCode} {branch.city}
          <BranchDistance kilometres={branch.kilometres} from={dealer.asked.zipCode} />
        </p>
      )}
      {description !== "" && <p className={classes(p["lead"], s["lines"])}>{description}</p>}
      {isPaused && (
        <p className={s["notice"]}>
          <Trans>
            Dieser Händler nimmt gerade keine Bestellungen an. Deshalb steht hier kein Preis.{" "}
            <a href={href(dealer.nearPath)}>Andere Händler für diesen Ort</a>
          </Trans>
        </p>
      )}
      {price !== null && (
        <p>
          <Trans>
            Heute ab <Price amount={price.unitPrice} currency={price.currency} /> je Tonne bei 6 Tonnen,{" "}
            <PricedQuality price={price} />, Lieferung{" "}
            <DateRange from={price.deliveryStart} to={price.deliveryEnd} />
          </Trans>
        </p>
      )}
    </header>
  )
}
