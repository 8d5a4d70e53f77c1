import { useLingui } from "@lingui/react/macro"
import { useHref } from "../site.tsx"
import type { PlaceLink } from "./place-link.ts"
import s from "./Trail.module.css"

interface TrailProps {
  readonly links: ReadonlyArray<PlaceLink>
  /** Title of the current page, which is the last step of the breadcrumb. */
  readonly here: string
}

/** Breadcrumb of a page. */
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
