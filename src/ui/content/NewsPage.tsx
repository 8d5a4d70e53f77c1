import { Trans, useLingui } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import { ArticleCard, type CardFacts } from "./ArticleCard.tsx"
import s from "./ListPage.module.css"

interface NewsPageProps {
  readonly articles: ReadonlyArray<CardFacts>
  /** Page number, from 1. */
  readonly page: number
  readonly pages: number
}

/** Returns the URL of one page of the news; the first page has no page number in its URL. */
const newsAddress = (page: number): `/${string}` => (page === 1 ? "/news" : `/news?seite=${page}`)

/** Page: news, newest first, several articles per page. */
export function NewsPage({ articles, page, pages }: NewsPageProps) {
  const href = useHref()
  const { t } = useLingui()
  const [first, ...others] = articles
  const isFirstPage = page === 1
  const cards = isFirstPage ? others : articles
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1>
          <Trans>Aktuelles vom Wärmemarkt</Trans>
        </h1>
        <p className={s["lead"]}>
          <Trans>Preise, Regeln und Technik, kurz gemeldet.</Trans>
        </p>
        <ul className={s["themes"]}>
          <li>
            <a href={href("/info-center")}>
              <Trans>Zu den Ratgebern</Trans>
            </a>
          </li>
          <li>
            <a href={href("/news/rss.xml")} type="application/rss+xml">
              <Trans>Als RSS abonnieren</Trans>
            </a>
          </li>
        </ul>
      </header>
      {first === undefined && (
        <p>
          <Trans>Zurzeit gibt es keine Meldungen.</Trans>
        </p>
      )}
      {isFirstPage && first !== undefined && <ArticleCard card={first} level={2} look="first" />}
      {cards.length > 0 && (
        <ul className={s["cards"]}>
          {cards.map((card) => (
            <li key={card.path}>
              <ArticleCard card={card} level={2} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t`Seiten der Meldungen`}>
          <ul className={s["pages"]}>
            <li>
              {page > 1 && (
                <a href={href(newsAddress(page - 1))} rel="prev">
                  <Trans>Neuere Meldungen</Trans>
                </a>
              )}
            </li>
            <li>
              <Trans>
                Seite {page} von {pages}
              </Trans>
            </li>
            <li>
              {page < pages && (
                <a href={href(newsAddress(page + 1))} rel="next">
                  <Trans>Ältere Meldungen</Trans>
                </a>
              )}
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
