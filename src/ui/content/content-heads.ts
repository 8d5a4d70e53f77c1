import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { Block } from "../../domain/content/block.ts"
import type { ContentKind, PageWords } from "../../domain/content/content-page.ts"
import { plainText } from "../../domain/content/rich-text.ts"
import type { PlaceLink } from "../kit/documents/place-link.ts"
import { type StructuredData, structuredData } from "../kit/documents/structured-data.ts"
import { type AddressOf, trailData } from "../kit/documents/trail-data.ts"

interface HeadPage extends Pick<PageWords, "title" | "seoTitle" | "description"> {
  readonly kind: ContentKind
  readonly path: string
  readonly blocks: ReadonlyArray<Block>
}

/** Returns the breadcrumb links above a guide or an article. */
export const trailOf = (i18n: I18n, kind: ContentKind): ReadonlyArray<PlaceLink> => {
  if (kind === "landing") return []
  return kind === "guide"
    ? [{ title: i18n._(msg`Ratgeber`), path: "/info-center" }]
    : [{ title: i18n._(msg`Aktuelles`), path: "/news" }]
}

/** Returns the questions that the page shows with their answers, as structured data for search engines. */
const questionsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<StructuredData> => {
  const questions = blocks.flatMap((block) => (block.type === "questions" ? block.questions : []))
  if (questions.length === 0) return []
  return [
    {
      "@type": "FAQPage",
      mainEntity: questions.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: plainText(text) }
      }))
    }
  ]
}

const named = ({ seoTitle, description }: Pick<HeadPage, "seoTitle" | "description">) => [
  { title: `${seoTitle} | Heizmarkt` },
  { name: "description", content: description }
]

/** Returns the head of a page written by an editor. */
export const contentHead = (i18n: I18n, page: HeadPage, addressOf: AddressOf) => {
  const trail = trailOf(i18n, page.kind)
  return {
    meta: [
      ...named(page),
      ...structuredData(
        ...(trail.length === 0
          ? []
          : [trailData({ trail, title: page.title, path: `/${page.path.slice(1)}` }, addressOf)]),
        ...questionsIn(page.blocks)
      )
    ]
  }
}

interface HeadArticle extends HeadPage {
  readonly teaser: string
  readonly author: string
  readonly publishedAt: string
  readonly changedAt: string
  readonly picture: { readonly src: string }
  readonly publisher: string
  /** Prefix of the country's pages on this host. */
  readonly prefix: string
}

/** Returns the head of an article, with the data that news search engines need. */
export const articleHead = (i18n: I18n, article: HeadArticle, addressOf: AddressOf) => ({
  meta: [
    ...contentHead(i18n, article, addressOf).meta,
    ...structuredData({
      "@type": "NewsArticle",
      headline: article.title,
      description: article.teaser,
      url: addressOf(article.path),
      datePublished: article.publishedAt,
      dateModified: article.changedAt,
      image: [addressOf(article.picture.src)],
      author: { "@type": "Organization", name: article.author, url: addressOf("/impressum") },
      publisher: { "@type": "Organization", name: article.publisher, url: addressOf("/") }
    })
  ],
  links: [feedLink(i18n, article.prefix)]
})

/** Returns the link to the country's feed for feed readers. */
const feedLink = (i18n: I18n, prefix: string) => ({
  rel: "alternate",
  type: "application/rss+xml",
  title: i18n._(msg`Meldungen von Heizmarkt`),
  href: `${prefix}/news/rss.xml`
})

/** Returns the head of a news page; from the second page on, it includes the page number. */
export const newsHead = (i18n: I18n, page: number, prefix: string) => ({
  meta: named({
    seoTitle:
      page === 1
        ? i18n._(msg`Aktuelles vom Wärmemarkt`)
        : i18n._(msg`Aktuelles vom Wärmemarkt, Seite ${page}`),
    description: i18n._(
      msg`Meldungen zu Preisen für Pellets, Heizöl und Brennholz, zu Regeln und Technik, kurz und ohne Werbung.`
    )
  }),
  links: [feedLink(i18n, prefix)]
})

export const infoCenterHead = (i18n: I18n) => ({
  meta: named({
    seoTitle: i18n._(msg`Ratgeber für Pellets, Holz und Heizöl`),
    description: i18n._(
      msg`Ratgeber zum Kaufen, Lagern und Heizen: wann Pellets günstig sind, was der Silowagen braucht, woran Sie Qualität erkennen.`
    )
  })
})
