import { Trans, useLingui } from "@lingui/react/macro"
import { Badge } from "../../kit/icon/Badge.tsx"
import type { CmsRow } from "./cms-page.ts"
import { stateNames } from "./choice-texts.ts"
import s from "./Cms.module.css"

/** Badge with the status of the page's newest version, and a note if an earlier version is visible. */
export function StateBadge({ row }: { readonly row: Pick<CmsRow, "state" | "isLive"> }) {
  const { i18n } = useLingui()
  return (
    <>
      <Badge tone={row.state === "published" ? "good" : "quiet"}>{i18n._(stateNames[row.state])}</Badge>
      {row.isLive && row.state !== "published" && (
        <span className={s["quiet"]}>
          {" "}
          <Trans>(eine Fassung ist sichtbar)</Trans>
        </span>
      )}
    </>
  )
}
