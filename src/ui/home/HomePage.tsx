import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { type ProductGroup, productGroups } from "../../domain/product/product-group.ts"
import { GroupSign } from "../kit/icon/GroupSign.tsx"
import { PelletHeap } from "../kit/icon/PelletHeap.tsx"
import { useHref } from "../kit/site.tsx"
import { Hero, HeroSections } from "../layouts/Hero.tsx"
import type { TrustFigures } from "../layouts/site-facts.ts"
import type { BestOffer } from "./best-offer.ts"
import { BestOffers } from "./BestOffers.tsx"
import { Guides } from "./Guides.tsx"
import { NoOffersYet } from "./NoOffersYet.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { OwnPrice } from "./OwnPrice.tsx"
import s from "./HomePage.module.css"

interface HomePageProps {
  /** The simple calculator, as an island. */
  readonly calculator: ReactNode
  readonly group: ProductGroup
  /** Empty if the price service does not respond: the section is then omitted. */
  readonly bestOffers: ReadonlyArray<BestOffer>
  /** Whether this country has no offers, for example before the first dealer has joined. */
  readonly isEmpty: boolean
  /** The country's price with the chart of the last year; null if there is no data. */
  readonly nationalPrice: ReactNode
  /** The price alarm form; null if today's price is not known. */
  readonly alarm: ReactNode
  /** Null if no trust-rating service is configured or the service does not respond. */
  readonly trust: TrustFigures | null
  /** Advert below the offers and separate from them (rule advert.places). */
  readonly advert: ReactNode
}

/**
 * Page: today's heating costs for the visitor's place, with the calculator first, then the best prices of the country.
 */
export function HomePage({
  calculator,
  group,
  bestOffers,
  isEmpty,
  nationalPrice,
  alarm,
  trust,
  advert
}: HomePageProps) {
  const href = useHref()
  const count = productGroups.length
  return (
    <>
      <Hero
        look="home"
        title={<Trans>Was kostet Wärme heute bei Ihnen?</Trans>}
        lead={
          <Trans>
            Postleitzahl und Menge genügen. Sie sehen, welche Händler zu Ihnen liefern, wann sie kommen und
            was am Ende auf der Rechnung steht.
          </Trans>
        }
        picture={<PelletHeap />}
      >
        <div className={s["desk"]}>{calculator}</div>
      </Hero>
      <HeroSections>
        {isEmpty && <NoOffersYet />}
        {nationalPrice}
        <OwnPrice group={group} />
        {bestOffers.length > 0 && <BestOffers offers={bestOffers} />}
        {alarm}
        <HowItWorks trust={trust} />
        <section aria-labelledby="all-groups">
          <h2 id="all-groups" className={s["heading"]}>
            <Trans>
              <Plural value={count} _10="Zehn Brennstoffe" _11="Elf Brennstoffe" other="# Brennstoffe" />, ein
              Vergleich
            </Trans>
          </h2>
          <ul className={s["groups"]}>
            {productGroups.map((other) => (
              <li key={other.id}>
                <a
                  href={href(`/${other.slug}/angebotsliste`)}
                  className={s["group"]}
                  data-chosen={other.id === group.id}
                >
                  <GroupSign group={other.id} size={36} />
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Guides />
        {advert}
      </HeroSections>
    </>
  )
}
