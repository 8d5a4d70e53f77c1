import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Block, PictureFacts } from "../../domain/content/block.ts"
import type { PlaceLink } from "../kit/documents/place-link.ts"
import { Trail } from "../kit/documents/Trail.tsx"
import { DateText } from "../kit/price/Price.tsx"
import { ArticleCard, type CardFacts } from "./ArticleCard.tsx"
import { Blocks } from "./Blocks.tsx"
import type { LiveContent } from "./live-content.ts"
import { StillPicture } from "../kit/StillPicture.tsx"
import s from "./ArticlePage.module.css"

interface ArticlePageProps {
  readonly trail: ReadonlyArray<PlaceLink>
  readonly title: string
  readonly teaser: string
  readonly picture: PictureFacts
  /** Author and date of an article, or the date of a guide's last review. */
  readonly from: ReactNode
  readonly blocks: ReadonlyArray<Block>
  readonly live: LiveContent
  readonly related?: ReadonlyArray<CardFacts>
}

/** Page: a guide or an article, for screen and print. */
export function ArticlePage({
  trail,
  title,
  teaser,
  picture,
  from,
  blocks,
  live,
  related = []
}: ArticlePageProps) {
  return (
    <>
      <article className={s["article"]}>
        <header className={s["head"]}>
          <Trail links={trail} here={title} />
          <h1>{title}</h1>
          <p className={s["teaser"]}>{teaser}</p>
          <p className={s["from"]}>{from}</p>
        </header>
        <StillPicture picture={picture} place="lead" isFirst isCropped className={s["picture"]} />
        <Blocks blocks={blocks} live={live} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className={s["related"]}>
          <h2 id="related">
            <Trans>Weitere Meldungen</Trans>
          </h2>
          <ul className={s["cards"]}>
            {related.map((card) => (
              <li key={card.path}>
                <ArticleCard card={card} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Author and date: "Redaktion, 12. Januar 2026". */
export function Written({ author, at }: { readonly author: string; readonly at: string }) {
  return (
    <>
      {author}, <DateText date={at} long />
    </>
  )
}
