import { useLingui } from "@lingui/react/macro"
import { useHref } from "../site.tsx"
import s from "./Trail.module.css"

/** A wider page on the way to this one. */
export interface TrailLink {
  readonly title: string
  readonly path: `/${string}`
}

interface TrailProps {
  readonly links: ReadonlyArray<TrailLink>
  /** Where the reader is, the last step. */
  readonly here: string
}

/** The way to a page from the wider ones. */
export function Trail({ links, here }: TrailProps) {
  const href = useHref()
  const { t } = useLingui()
  return (
    <nav aria-label={t`Sie sind hier`}>
      <ol className={s["trail"]}>
        {links.map(({ title, path }) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
