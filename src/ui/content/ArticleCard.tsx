import type { PictureFacts } from "../../domain/content/block.ts"
import { StillPicture } from "../kit/StillPicture.tsx"
import { DateText } from "../kit/price/Price.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./ArticleCard.module.css"

/** The data of a guide or an article that lists show. */
export interface CardFacts {
  readonly path: `/${string}`
  readonly title: string
  readonly teaser: string
  readonly picture: PictureFacts
  /** Time in ISO 8601; guides have none. */
  readonly publishedAt?: string
}

interface ArticleCardProps {
  readonly card: CardFacts
  readonly level: 2 | 3
  /** The first card of a list has a large picture beside its text; the others do not. */
  readonly look?: "first" | "other"
  /** Whether the card's picture is above the fold. */
  readonly isFirst?: boolean
}

/** One article in a list; the complete card is a link. */
export function ArticleCard({ card, level, look = "other", isFirst = look === "first" }: ArticleCardProps) {
  const href = useHref()
  const Heading = level === 2 ? "h2" : "h3"
  return (
    <article className={s["card"]} data-look={look}>
      {/* the heading already describes the article, so its picture needs no alternative text here */}
      <StillPicture
        picture={card.picture}
        isFirst={isFirst}
        place={look === "first" ? "column" : "card"}
        isCropped
        isOrnament
        className={s["picture"]}
      />
      <div className={s["words"]}>
        {card.publishedAt !== undefined && (
          <p className={s["date"]}>
            <DateText date={card.publishedAt} long />
          </p>
        )}
        <Heading className={s["title"]}>
          <a href={href(card.path)}>{card.title}</a>
        </Heading>
        <p className={s["teaser"]}>{card.teaser}</p>
      </div>
    </article>
  )
}
