import { useLingui } from "@lingui/react/macro"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import type { CmsRow } from "./cms-page.ts"
import { StateBadge } from "./StateBadge.tsx"
import { type PageNode, treeOf } from "./pages-tree.ts"
import s from "./Cms.module.css"
import p from "./Pages.module.css"

/** Tree of pages by the segments of their URLs. */
export function PagesTree({ rows }: { readonly rows: ReadonlyArray<CmsRow> }) {
  return (
    <ul className={p["tree"]}>
      {treeOf(rows).map((node) => (
        <Node key={node.segment} node={node} />
      ))}
    </ul>
  )
}

function Node({ node }: { readonly node: PageNode }) {
  const { t } = useLingui()
  const href = useHref()
  const { row, segment, below } = node
  return (
    <li>
      <span className={p["node"]}>
        <span className={s["path"]}>/{segment}</span>
        {row !== undefined && (
          <>
            <DeskLink href={href(`/support/cms/${row.id}/edit`)}>{row.title || t`Ohne Titel`}</DeskLink>
            <StateBadge row={row} />
          </>
        )}
      </span>
      {below.length > 0 && (
        <ul>
          {below.map((each) => (
            <Node key={each.segment} node={each} />
          ))}
        </ul>
      )}
    </li>
  )
}
